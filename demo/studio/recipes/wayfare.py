"""Wayfare: bags that carry their scratches well."""
import math

from forms import ball, box, fine, lathe, pillow, ring, soften, stick, swept, tube
from materials import leather, linen, metal
from recipes import product

LEATHER = '#7a4526'


def taper(obj, at_top, depth_top=None):
    """Narrows a box towards its top."""
    top = max(v.co.z for v in obj.data.vertices)
    for v in obj.data.vertices:
        if v.co.z > top - 1e-4:
            v.co.x *= at_top
            v.co.y *= depth_top or at_top
    return obj


@product('market-tote', elevation=13, azimuth=-12, fill=.68, second={'elevation': 24, 'azimuth': 38, 'fill': .68})
def market_tote(c):
    cloth, hide = linen(c, tint=True, threads=55, strength=.3), leather(LEATHER)
    bag = taper(box((1.15, .38, 1.1), (0, 0, .55), cloth, .07, segments=5), 1.10, .34)
    soften(bag, .07, .55, 2)
    for y in (-.10, .10):
        tube([(-.30, y * 1.02, .80), (-.29, y * .9, 1.10), (-.22, y * 1.2, 1.40), (0, y * 1.4, 1.54), (.22, y * 1.2, 1.40), (.29, y * .9, 1.10), (.30, y * 1.02, .80)], .03, hide)
    box((.30, .02, .17), (0, -.128, .58), hide, .01, (math.radians(-7), 0, 0))


@product('day-backpack', elevation=14, azimuth=-24, fill=.68, second={'elevation': 16, 'azimuth': 34, 'fill': .68})
def day_backpack(c):
    cloth, hide, brass = linen(c, tint=True, threads=60, strength=.3), leather(LEATHER), metal('#c9a25e')
    body = taper(box((.94, .46, 1.26), (0, 0, .64), cloth, .16, segments=6), .86, .80)
    soften(body, .05, .5, 1)
    soften(box((.70, .16, .50), (0, -.27, .34), cloth, .06, segments=5), .03, .4, 1)
    box((.70, .03, .17), (0, -.352, .53), cloth, .014)
    for x in (-.17, .17):
        box((.07, .03, .30), (x, -.372, .47), hide, .008)
        ring(.045, .010, (x, -.392, .36), brass, (math.radians(90), 0, 0), (1, .8, 1))
    tube([(-.40, -.12, 1.06), (-.41, -.232, 1.10), (-.3, -.228, 1.165), (0, -.222, 1.19), (.3, -.228, 1.165), (.41, -.232, 1.10), (.40, -.12, 1.06)], .012, brass)
    box((.035, .03, .13), (.30, -.245, 1.10), hide, .008, (0, math.radians(10), 0))
    tube([(-.13, .12, 1.24), (-.11, .12, 1.38), (0, .12, 1.43), (.11, .12, 1.38), (.13, .12, 1.24)], .028, hide)
    for s in (-1, 1):
        tube([(s * .20, .22, 1.20), (s * .30, .40, 1.16), (s * .42, .44, .74), (s * .42, .36, .34), (s * .38, .22, .12)], 0, hide, flat=(.025, .10))


@product('weekender', elevation=16, azimuth=-26, fill=.74)
def weekender(c):
    hide, brass = leather(c, tint=True), metal('#c9a25e')
    dark = leather('#4a2b1a')
    tilt = (0, math.radians(90), 0)
    body = [(.001, -.86), (.16, -.862), (.36, -.85), (.43, -.80), (.45, -.70), (.46, -.2), (.46, .2), (.45, .70), (.43, .80), (.36, .85), (.16, .862), (.001, .86)]

    def sag(a, r, z):
        return r * (1 + .05 * math.cos(2 * a)) * (1 - .10 * max(math.cos(a), 0) ** 6)

    swept(fine(body, 5), sag, hide, loc=(0, 0, .45), rot=tilt)
    for x in (-.80, .80):
        ring(.425, .018, (x, 0, .45), dark, tilt)
    for x in (-.42, .42):
        ring(.468, .012, (x, 0, .45), dark, tilt, (1.02, 1, 4.2))
    for y in (-.17, .17):
        tube([(-.42, y * 2.1, .74), (-.40, y * 1.3, 1.0), (-.22, y * .8, 1.24), (0, y * .7, 1.30), (.22, y * .8, 1.24), (.40, y * 1.3, 1.0), (.42, y * 2.1, .74)], .034, dark)
        for x in (-.42, .42):
            ring(.05, .014, (x, y * 2.2, .76), brass, (math.radians(60 if y < 0 else 120), 0, 0))
    box((1.25, .05, .02), (0, 0, .925), brass, .008)


@product('card-wallet', elevation=20, azimuth=-18, fill=.62)
def card_wallet(c):
    hide, thread = leather(c, tint=True), linen('#d9c8a6')
    from forms import extrude, group, rounded
    for s in (-1, 1):
        parts = [extrude(rounded(1.0, .74, .06), .035, hide, (s * .52, 0, .37), bevel=.012)]
        for i, z in enumerate((.30, .22)):
            parts.append(extrude(rounded(.94, .56 - i * .14, .04), .018, hide, (s * .52, -.026 - .018 * i, z), bevel=.006))
        for k in range(23):
            parts.append(box((.024, .006, .008), (s * .52 - .455 + k * .0414, -.0195, .705), thread, 0))
        group(parts, rot=(0, 0, s * math.radians(-32)))
    lathe([(0, 0), (.03, 0), (.035, .02), (.035, .72), (.03, .74), (0, .74)], hide)
    card = linen('#e9dfcb', threads=120, strength=.05)
    group([extrude(rounded(.80, .30, .03), .008, card, (-.52, -.012, .66), bevel=.002)], rot=(0, 0, math.radians(32)))
