"""What colours are to eyes: contrast (WCAG 2), kinds of colour blindness (Machado 2009), distance (CAM02-UCS)."""

from __future__ import annotations

from math import atan2, cos, hypot, log, sin, sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

BLINDNESS: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
CAT02: Matrix = ((0.7328, 0.4296, -0.1624), (-0.7036, 1.6975, 0.0061), (0.0030, 0.0136, 0.9834))
FROM_CAT02: Matrix = (
    (1.096124, -0.278869, 0.182745),
    (0.454369, 0.473533, 0.072098),
    (-0.009628, -0.005698, 1.015326),
)
HUNT: Matrix = ((0.38971, 0.68898, -0.07868), (-0.22981, 1.18340, 0.04641), (0.0, 0.0, 1.0))
WHITE: Triple = (95.047, 100.0, 108.883)


def linear(colour: str) -> Triple:
    """The linear light of ``#rrggbb``, each part from 0 to 1."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    light = sorted(sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x), strict=True)) for x in (one, other))
    return (light[1] + 0.05) / (light[0] + 0.05)


def distance(one: str, other: str, blindness: str | None = None) -> float:
    """How far apart two colours are, for a kind of blindness or for none."""
    return hypot(*(a - b for a, b in zip(_ucs(one, blindness), _ucs(other, blindness), strict=True)))


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _ucs(colour: str, blindness: str | None) -> Triple:
    light = linear(colour)
    if blindness:
        red, green, blue = _times(BLINDNESS[blindness], light)
        light = min(1.0, max(0.0, red)), min(1.0, max(0.0, green)), min(1.0, max(0.0, blue))
    x, y, z = _times(TO_XYZ, light)
    return _cam02((x * 100, y * 100, z * 100))


def _cam02(xyz: Triple) -> Triple:
    """J', a', b' of CAM02-UCS under the viewing conditions of sRGB (D65, 64 lux, a grey of 20 around, average)."""
    adapting, background = 64 / 3.141592653589793 / 5, 20.0
    k = 1 / (5 * adapting + 1)
    level = 0.2 * k**4 * 5 * adapting + 0.1 * (1 - k**4) ** 2 * (5 * adapting) ** (1 / 3)
    n = background / WHITE[1]
    induction, exponent = 0.725 * (1 / n) ** 0.2, 0.69 * (1.48 + sqrt(n))
    red, green, blue = _responses(xyz, level, adapting)
    a, b = red - 12 * green / 11 + blue / 11, (red + green - 2 * blue) / 9
    hue = atan2(b, a)
    achromatic = (2 * red + green + blue / 20 - 0.305) * induction
    red_w, green_w, blue_w = _responses(WHITE, level, adapting)
    white = (2 * red_w + green_w + blue_w / 20 - 0.305) * induction
    lightness = 100 * (max(0.0, achromatic) / white) ** exponent
    eccentricity = (cos(hue + 2) + 3.8) / 4
    t = (50000 / 13) * induction * eccentricity * hypot(a, b) / (red + green + 21 * blue / 20)
    chroma = t**0.9 * sqrt(lightness / 100) * (1.64 - 0.29**n) ** 0.73
    colourfulness = log(1 + 0.0228 * chroma * level**0.25) / 0.0228
    return 1.7 * lightness / (1 + 0.007 * lightness), colourfulness * cos(hue), colourfulness * sin(hue)


def _responses(xyz: Triple, level: float, adapting: float) -> Triple:
    degree = 1 - (1 / 3.6) * 2.718281828459045 ** ((-adapting - 42) / 92)
    cone, white = _times(CAT02, xyz), _times(CAT02, WHITE)
    adapted = [(WHITE[1] * degree / w + 1 - degree) * c for c, w in zip(cone, white, strict=True)]
    hunted = _times(HUNT, _times(FROM_CAT02, (adapted[0], adapted[1], adapted[2])))
    red, green, blue = (_compressed(part, level) for part in hunted)
    return red, green, blue


def _compressed(part: float, level: float) -> float:
    size = (level * abs(part) / 100) ** 0.42
    return (400 * size / (size + 27.13)) * (1 if part >= 0 else -1) + 0.1
