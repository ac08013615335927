// What the page knows of a table, once for all its views: the scenes of the deal, the cursor, and a queue of commands.
// The kernel's cursor counts, except while it has not yet answered all that was sent from here.

const THINKING_AFTER = 300;
const SILENT_AFTER = 10000;

class Player {
  constructor(model) {
    this.model = model;
    this.page = Math.random().toString(36).slice(2);
    this.sent = 0;
    this.unanswered = new Set();
    this.scenes = new Scenes();
    this.history = null;
    this.cursor = 0;
    this.queue = [];
    this.flying = null;
    this.views = new Set();
    this.presenter = null;
    this.amounts = new Map();
    this.chosenRules = {};
    this.error = "";
    this.waiting = "";
    this.busy = "";
    this.heard = Promise.resolve();
    this.hear = (message, buffers) => this.queueUp(message, buffers);
    model.on("msg:custom", this.hear);
    this.send({ type: "hello" });
  }

  close() {
    this.model.off("msg:custom", this.hear);
    clearTimeout(this.timer);
  }

  get scene() {
    return this.scenes.at(this.cursor);
  }

  // To the kernel.

  // The number of the message, which its answer will carry; null when there is no kernel to send to.
  send(message) {
    const id = `${this.page}:${++this.sent}`;
    try {
      this.model.send({ ...message, id, history: this.history, cursor: this.cursor });
    } catch {
      return null;
    }
    this.unanswered.add(id);
    return id;
  }

  // Clicks are queued, and each is looked at only when the one before is done: so none is lost and none counts twice.
  act(command) {
    this.queue.push(command);
    this.pump();
  }

  pump() {
    if (this.flying === null && !this.queue.length) this.waiting = this.busy = "";
    while (this.flying === null && this.queue.length) {
      const command = this.queue.shift();
      const target = this.target(command);
      if (target === this.cursor) continue;
      if (target !== null && this.scenes.has(target)) this.move(target);
      else this.fly(command);
    }
    this.show();
  }

  // Where a command leads among the scenes that are known here; null when the kernel has to say.
  target([name]) {
    if (name === "step") return this.cursor + 1;
    if (name === "undo") return this.cursor - 1;
    if (name === "first") return this.scenes.base;
    if (name === "last") return this.scenes.last;
    return null;
  }

  move(cursor) {
    this.cursor = cursor;
    this.error = this.waiting = "";
    this.send({ type: "move" });
  }

  fly(command) {
    this.error = "";
    this.flying = this.send({ type: "do", command });
    if (this.flying === null) this.lose();
    else this.timer = setTimeout(() => this.think(), THINKING_AFTER);
  }

  // `busy` says who thinks, if the kernel has told.
  think(busy = "") {
    this.waiting = "thinking";
    this.busy = busy;
    clearTimeout(this.timer);
    if (this.flying !== null) this.timer = setTimeout(() => this.lose(), SILENT_AFTER);
    this.show();
  }

  // Nobody answers. What was sent may still be done when the kernel wakes; meanwhile the deal can be looked through.
  lose() {
    this.flying = null;
    this.queue = [];
    this.waiting = "silent";
    this.busy = "";
    this.show();
  }

  // From the kernel. Unpacking takes a moment; messages are read in the order in which they came.

  queueUp(message, buffers) {
    const read = async () => {
      if (buffers?.length) message.patches = await unpacked(buffers[0]);
      this.receive(message);
    };
    this.heard = this.heard.then(read).catch((problem) => {
      this.error = String(problem);
      this.show();
    });
  }

  receive(message) {
    if (message.type === "scenes") this.reset(message);
    else if (message.history !== this.history) return;
    else if (message.type === "thinking") return void this.think(message.text);
    else if (message.type === "more") this.scenes.replace(message.from, message.patches);
    else if (message.type === "marks") this.scenes.mark(message.patches);
    else if (message.type === "error") this.fail(message);
    if (message.type === "answer") this.answered(message);
    this.follow(message);
    this.pump();
  }

  reset(message) {
    if (message.history !== this.history || message.base !== this.scenes.base) this.chosenRules = {};
    this.history = message.history;
    this.scenes.reset(message.base, message.first, message.patches);
    this.cursor = message.cursor;
  }

  follow(message) {
    if (message.cursor !== undefined && !this.unanswered.size) this.cursor = message.cursor;
    this.cursor = Math.max(this.scenes.base, Math.min(this.cursor, this.scenes.last));
  }

  // What was queued behind a command that failed was meant for a table that did not come about.
  fail(message) {
    this.error = message.text;
    if (message.id === this.flying) this.queue = [];
  }

  answered(message) {
    this.unanswered.delete(message.id);
    if (message.id !== this.flying) return;
    this.flying = null;
    clearTimeout(this.timer);
  }

  show() {
    if (this.scene) for (const view of this.views) view.show();
  }
}

async function unpacked(buffer) {
  const stream = new Blob([buffer]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}
