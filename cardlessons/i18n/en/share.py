"""What `cardlessons share` says, on the terminal, on the page for the projector, and to whoever asks for another page."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "cli.share": "serve a lesson's page for phones to the room",
    "cli.share.about": "Serves the handout page of a lesson from this machine: to this machine alone, or with --room to everybody in the same network, with a QR code for the projector. It can be read and nothing else; nobody needs an account, and it is not recorded who opens it.",
    "cli.share.end": "To end it, press Ctrl+C here.",
    "cli.share.ended": "Ended: nobody can open the page any more. Where it is open, it stays.",
    "cli.share.here_can": "Only this machine can open it: {address}\nTo let the room in, run this again with --room.",
    "cli.share.making": "{title}: making the page. That takes a moment.",
    "cli.share.no_code": 'There is no QR code, only the address: segno is missing. Install it with: "{python}" -m pip install "cardlessons[share]"',
    "cli.share.no_port": "{given} is no port: choose a whole number from 0 to {most}",
    "cli.share.no_room": "This machine is in no network, so nobody else could open the page. Join the network of the room, or leave --room out.",
    "cli.share.port": "the port to serve at; 8700, if not given, and 0 takes any free one",
    "cli.share.port_refused": "Port {port} cannot be used: {problem}. Take another: --port {other}",
    "cli.share.port_taken": "Port {port} is in use by another program. Take another: --port {other}",
    "cli.share.room": "let everybody in the same network open the page; without it, this machine alone can",
    "cli.share.room_can": "Everybody in the same network can now open {address}\nThey can read this page, and nothing else on this machine. For the projector: {poster}\nIf a phone cannot open it: is it in the same network, and does the firewall of this machine let it in?",
    "share.code": "QR code for {address}",
    "share.how": "In the same network as this machine: scan the code, or type the address into a browser.",
    "share.not_found": "There is no such page here. There is one: the address without anything behind the last stroke.",
    "share.not_understood": "This cannot be understood here. There is one page, to be read with a browser.",
    "share.read_only": "This page can be read, and nothing can be sent to it.",
    "share.title": "{title}: where to open it",
}
