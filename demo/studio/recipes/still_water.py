"""Still Water: soap, salts and oils."""
import math
import random

from forms import ball, box, extrude, fine, group, lathe, rounded, soften, stick, swept, tube, vessel
from materials import clay, glass, metal, paint, pane, paper, wax, wood
from recipes import product

CLEAR = '#f4f8f6'


def label(r, low, high):
    lathe([(r, low), (r + .0015, low + .002), (r + .0015, high - .002), (r, high)], paper('#efe6d4'), sub=0)
    for z, w in (((low + high) / 2 + .05, .26), ((low + high) / 2 - .01, .18), ((low + high) / 2 - .05, .12)):
        ink = paint('#4a443c', coat=0, rough=.9)
        steps = 8
        path = []
        for k in range(steps + 1):
            a = -math.pi / 2 + (k / steps - .5) * w / r
            path.append(((r + .003) * math.cos(a), (r + .003) * math.sin(a), z))
        tube(path, .006, ink)


@product('hand-wash', elevation=14, fill=.68, samples=11, tint=CLEAR, second={'elevation': 30, 'azimuth': 30, 'fill': .66})
def hand_wash(c):
    vessel([(.30, 0), (.34, .03), (.35, .1), (.35, .74), (.33, .82), (.22, .92), (.13, .96), (.12, 1.02)], .03, glass(c, tint=True), floor=.05)
    lathe([(0, .055), (.29, .055), (.318, .10), (.318, .62), (0, .62)], paint('#cdbb98', rough=.35))
    dark = paint('#1f1c1a', rough=.35, coat=.2)
    lathe([(0, 1.0), (.15, 1.0), (.155, 1.02), (.155, 1.14), (.14, 1.16), (.05, 1.17), (.045, 1.3), (0, 1.3)], dark)
    tube([(-.06, 0, 1.335), (.12, 0, 1.335), (.27, 0, 1.325), (.34, 0, 1.27)], .042, dark, taper=[1, 1, .85, .7])
    lathe([(0, 1.29), (.1, 1.29), (.11, 1.31), (.11, 1.36), (.1, 1.38), (0, 1.38)], dark)
    stick((0, 0, .15), (0, 0, 1.0), .018, .018, paint('#d9d2c4'))
    label(.3525, .20, .62)


@product('soap-bars', elevation=26, azimuth=-18, fill=.64, second={'elevation': 46, 'azimuth': 26, 'fill': .64})
def soap_bars(c=None):
    z = 0
    for colour, turn, dx in (('#6f8468', -4, 0), ('#dcc9a6', 6, .02), ('#b8694a', -9, -.01)):
        r = (0, 0, math.radians(turn))
        bar = extrude(rounded(1.05, .68, .14, 10), .26, wax(colour), (dx, 0, z + .13), rot=(math.radians(90), 0, r[2]), bevel=.07)
        bar.modifiers[0].segments = 6
        z += .26
    band = paper('#f0e7d5')
    box((.30, .695, .008), (-.01, 0, z + .003), band, .001, (0, 0, math.radians(-9)))
    for s in (-1, 1):
        a = math.radians(-9)
        box((.30, .006, .268), (-.01 - s * .343 * math.sin(a), s * .343 * math.cos(a), z - .13), band, .001, (0, 0, a))
    ink = paint('#4a443c', coat=0, rough=.9)
    box((.16, .022, .003), (-.01, .04, z + .009), ink, 0, (0, 0, math.radians(-9)))
    box((.10, .014, .003), (-.015, -.02, z + .009), ink, 0, (0, 0, math.radians(-9)))


@product('bath-salts', elevation=17, fill=.64, samples=11)
def bath_salts(c):
    vessel([(.36, 0), (.40, .02), (.42, .08), (.42, .70), (.40, .78), (.33, .84), (.33, .90)], .022, pane(), floor=.04)
    m = clay(c, tint=True, rough=.7, grain=.8)
    lathe([(0, .045), (.37, .045), (.393, .09), (.393, .56), (.36, .60), (0, .62)], m)
    rnd = random.Random(11)
    for k in range(110):
        a, q = rnd.uniform(0, 6.283), math.sqrt(rnd.random()) * .36
        s = rnd.uniform(.022, .042)
        box((s, s, s), (q * math.cos(a), q * math.sin(a), .60 + .03 * (1 - q) + rnd.uniform(0, .02)), m, s * .15, (rnd.random() * 3, rnd.random() * 3, rnd.random() * 3), 1)
    cork = clay('#b98a5c', rough=.9, grain=.9)
    lathe([(0, .84), (.29, .84), (.325, 1.0), (.34, 1.03), (.33, 1.06), (0, 1.06)], cork)
    label(.4225, .22, .54)


@product('bath-brush', elevation=22, azimuth=-20, fill=.68)
def bath_brush(c=None):
    m = wood('#b98a56', along='x')
    body = extrude(rounded(1.30, .66, .33, 16), .16, m, (0, 0, .50), rot=(math.radians(90), 0, 0), bevel=.06)
    body.modifiers[0].segments = 5
    rnd = random.Random(2)
    hair = paint('#e2d2ae', rough=.8, coat=0)
    dark = paint('#c9b58c', rough=.8, coat=0)
    for i in range(23):
        for j in range(11):
            x, y = -.57 + .052 * i, -.26 + .052 * j
            if (max(abs(x) - .31, 0) / .29) ** 2 + (y / .29) ** 2 > 1:
                continue
            stick((x, y, .45), (x * 1.04 + rnd.uniform(-.02, .02), y * 1.05 + rnd.uniform(-.02, .02), rnd.uniform(.0, .02)), .021, .014, rnd.choice((hair, dark)), 8)
    strap = linen_strap()
    tube([(-.30, -.335, .50), (-.31, -.33, .62), (-.28, -.22, .74), (-.26, 0, .80), (-.28, .22, .74), (-.31, .33, .62), (-.30, .335, .50)], 0, strap, flat=(.22, .022))
    return body


def linen_strap():
    from materials import linen
    return linen('#d9cbae', threads=70, strength=.3)


@product('oil-dropper', elevation=14, fill=.64, samples=11, tint=CLEAR)
def oil_dropper(c):
    vessel([(.24, 0), (.28, .02), (.29, .08), (.29, .50), (.27, .58), (.16, .66), (.11, .68), (.11, .74)], .026, glass(c, tint=True), floor=.05)
    lathe([(0, .055), (.23, .055), (.262, .09), (.262, .42), (0, .42)], glass('#e8d9a8', ior=1.4))
    lathe([(0, .73), (.125, .73), (.13, .74), (.13, .86), (.12, .88), (0, .88)], metal('#c9a25e'))
    lathe([(0, .87), (.085, .87), (.09, .90), (.085, 1.04), (.06, 1.14), (.03, 1.17), (0, 1.175)], paint('#25211e', rough=.6))
    stick((0, 0, .12), (0, 0, .74), .02, .02, glass(CLEAR))
    label(.2925, .14, .44)
