"""Meridian: watches and jewellery."""
import math

from forms import ball, box, fine, group, lathe, mesh, ring, stick, swept, tube
from materials import clay, glaze, leather, metal, paint
from recipes import product

GOLD = '#d8ac5c'


@product('noon-watch', elevation=17, azimuth=4, fill=.66, second={'elevation': 40, 'azimuth': -26, 'fill': .64})
def noon_watch(c):
    gold, hide = metal('#cfa65e'), leather(c, tint=True)
    face, dark = paint('#f1ead9', rough=.45, coat=.4), paint('#2a241f', rough=.4)
    parts = [
        lathe([(0, -.09), (.46, -.09), (.50, -.05), (.50, .05), (.46, .09), (.43, .09), (.42, .06)], gold),
        lathe([(0, .06), (.42, .06), (.425, .058)], face, sub=0),
        stick((.48, 0, 0), (.57, 0, 0), .05, .05, gold),
        box((.022, .28, .012), (0, .12, .075), dark, .004),
        box((.028, .20, .012), (.075, .045, .08), dark, .004, (0, 0, math.radians(-60))),
        lathe([(0, .06), (.03, .06), (.03, .09), (0, .092)], gold),
    ]
    parts += [
        box((.014 if k % 3 else .026, .05 if k % 3 else .07, .006), (.36 * math.sin(a), .36 * math.cos(a), .065), dark, .002, (0, 0, -a))
        for k, a in ((k, k * math.pi / 6) for k in range(12))
    ]
    for x in (-.22, .22):
        for s in (-1, 1):
            parts.append(box((.07, .16, .09), (x, s * .52, -.02), gold, .02))
    # The strap closes round an unseen cushion behind the case.
    strap = tube([(0, .50, -.04), (0, .66, -.12), (0, .78, -.42), (0, .56, -.82), (0, 0, -.98), (0, -.56, -.82), (0, -.78, -.42), (0, -.66, -.12), (0, -.50, -.04)], 0, hide, flat=(.40, .06))
    parts.append(strap)
    group(parts, (0, 0, .8), (math.radians(68), 0, math.radians(16)))


@product('signet-ring', elevation=22, azimuth=-24, fill=.58)
def signet_ring(c):
    m = metal(c, tint=True, rough=.16)
    n, k = 128, 24
    verts, faces = [], []
    for i in range(n):
        a = 2 * math.pi * i / n
        top = max(math.sin(a), 0) ** 3
        half, thick = .11 + .20 * top, .045 + .07 * top
        for j in range(k):
            b = 2 * math.pi * j / k
            cb, sb = math.cos(b), math.sin(b)
            cx = math.copysign(abs(cb) ** .55, cb) * half
            r = .50 + (math.copysign(abs(sb) ** .55, sb)) * thick
            if sb > 0 and top > .2:
                r = min(r, .60 / max(math.sin(a), .2))
            verts.append((cx, r * math.cos(a), r * math.sin(a)))
    for i in range(n):
        for j in range(k):
            faces.append((i * k + j, i * k + (j + 1) % k, (i + 1) % n * k + (j + 1) % k, (i + 1) % n * k + j))
    obj = mesh(verts, faces, m, rot=(0, 0, math.radians(62)))
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2


@product('hoop-earrings', elevation=17, azimuth=-16, fill=.64)
def hoop_earrings(c):
    m = metal(c, tint=True, rough=.14)
    box((1.25, .50, .30), (0, .10, .15), clay('#e6dccb', grain=.3), .03)
    for x, y, turn in ((-.33, .06, 24), (.33, .14, -14)):
        parts = [ring(.30, .042, (0, 0, .0), m, (math.radians(90), 0, 0)), tube([(0, 0, .30), (.03, .0, .36), (.10, .06, .36)], .012, m)]
        group(parts, (x, y, .64), (math.radians(-5), 0, math.radians(turn)))


@product('bead-bracelet', elevation=30, azimuth=-14, fill=.66)
def bead_bracelet(c):
    stone, gold = glaze(c, tint=True, rough=.14, coat=.9), metal(GOLD, rough=.16)
    n = 23
    for k in range(n):
        a = 2 * math.pi * k / n - math.pi / 2 + .25
        r = .62
        p = (r * math.cos(a), .86 * r * math.sin(a), .085)
        if k == 0:
            ball(.095, p, gold)
        else:
            ball(.083, p, stone, (1, 1, .97))
        if k in (0, 1):
            b = 2 * math.pi * (k - .5) / n - math.pi / 2 + .25
            lathe([(0, -.012), (.05, -.012), (.056, 0), (.05, .012), (0, .012)], gold, (r * math.cos(b), .86 * r * math.sin(b), .085), rot=(math.radians(90), 0, b))
