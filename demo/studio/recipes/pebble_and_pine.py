"""Pebble & Pine: toys in maple and milk paint."""
import math

from forms import arch, ball, box, extrude, fine, lathe, ring, rounded, stick, swept, tube
from materials import paint, wood
from recipes import product

MAPLE = '#d2ab74'
CLAY, MUSTARD, SAGE, CREAM, BLUE = '#ab4826', '#cf9a2c', '#64836c', '#e2d3b8', '#2d5f8a'


def painted(colour):
    return paint(colour, rough=.5, coat=.08)


def wheel(x, y, r, w, m, hub):
    """A wheel standing along x, its outer face at -y or +y."""
    s = -1 if y < 0 else 1
    lathe([(0, -w / 2), (r * .86, -w / 2), (r, -w * .3), (r, w * .3), (r * .86, w / 2), (0, w / 2)], m, (x, y, r), rot=(math.radians(90), 0, 0))
    lathe([(0, 0), (r * .3, 0), (r * .3, .02), (r * .15, .035), (0, .035)], hub, (x, y + s * w / 2, r), rot=(math.radians(-90 * s), 0, 0))


@product('stacking-arches', elevation=15, azimuth=-14, fill=.68, second={'elevation': 34, 'azimuth': 30, 'fill': .66})
def stacking_arches(c=None):
    for outer, colour in ((.80, CLAY), (.625, MUSTARD), (.45, SAGE), (.275, CREAM)):
        arch(outer, outer - .16, .30, painted(colour))


@product('pull-train', elevation=19, azimuth=-26, fill=.86, second={'elevation': 28, 'azimuth': 32, 'fill': .82})
def pull_train(c=None):
    oak, hub = wood(MAPLE, along='x'), painted(CREAM)
    for x, body, load in ((-1.02, BLUE, None), (0, CLAY, 1), (.92, MUSTARD, 2)):
        box((.78, .42, .10), (x, 0, .20), oak, .03)
        for dx in (-.24, .24):
            for y in (-.22, .22):
                wheel(x + dx, y, .13, .07, wood('#8a5c36'), hub)
        if load is None:
            box((.30, .38, .46), (x + .20, 0, .48), painted(body), .03)
            box((.38, .46, .06), (x + .20, 0, .74), painted(CLAY), .025)
            stick((x - .36, 0, .42), (x + .10, 0, .42), .17, .17, painted(body))
            stick((x - .40, 0, .42), (x - .35, 0, .42), .12, .14, oak)
            lathe([(0, 0), (.05, 0), (.055, .12), (.085, .16), (.085, .20), (0, .20)], painted(MUSTARD), (x - .22, 0, .57))
            ball(.055, (x - .02, 0, .61), painted(CREAM))
        elif load == 1:
            box((.66, .36, .24), (x, 0, .36), painted(body), .03)
            for k, colour in enumerate((CREAM, SAGE, MUSTARD)):
                ball(.105, (x - .20 + .20 * k, 0, .53), painted(colour))
        else:
            for k, colour in enumerate((SAGE, BLUE, CREAM)):
                stick((x - .24 + .24 * k, 0, .24), (x - .24 + .24 * k, 0, .62), .10, .10, painted(colour))
    for x in (-.53, .44):
        stick((x - .10, 0, .20), (x + .14, 0, .20), .02, .02, oak)
    tube([(-1.40, 0, .20), (-1.58, -.06, .10), (-1.70, -.20, .018), (-1.62, -.40, .016), (-1.40, -.44, .016)], .014, paint(CLAY, rough=.9, coat=0))
    ball(.06, (-1.38, -.44, .06), wood(MAPLE))


@product('ring-tower', elevation=17, fill=.66)
def ring_tower(c=None):
    lathe([(0, 0), (.50, 0), (.54, .02), (.54, .07), (.50, .09), (0, .09)], wood(MAPLE, along='x'))
    z = .09
    for r, colour in ((.50, CLAY), (.44, MUSTARD), (.375, SAGE), (.31, BLUE), (.25, CREAM)):
        h = .19
        lathe([(.05, 0), (r - .09, 0), (r - .02, .03), (r, h / 2), (r - .02, h - .03), (r - .09, h), (.05, h)], painted(colour), (0, 0, z))
        z += h
    ball(.155, (0, 0, z + .13), painted(CLAY))


@product('block-set', elevation=20, azimuth=-24, fill=.68)
def block_set(c=None):
    m = [painted(x) for x in (CLAY, MUSTARD, SAGE, BLUE, CREAM)]
    oak = wood(MAPLE)
    box((.36, .36, .36), (-.42, 0, .18), m[2], .03)
    box((.36, .36, .36), (.42, .02, .18), m[1], .03, (0, 0, .08))
    box((1.24, .34, .18), (0, 0, .45), wood(MAPLE, along='x'), .025)
    arch(.40, .20, .32, m[0], (-.18, 0, .54))
    box((.28, .28, .28), (.40, 0, .68), m[4], .025, (0, 0, .2))
    extrude([(-.22, 0), (.22, 0), (0, .30)], .28, m[3], (.40, 0, .82), rot=(0, 0, .2), bevel=.02)
    stick((-.18, 0, .94), (-.18, 0, 1.18), .12, .12, oak)
    lathe([(0, 0), (.17, 0), (.18, .02), (.02, .30), (0, .30)], m[1], (-.18, 0, 1.18))
    box((.26, .26, .26), (-.62, -.46, .13), m[3], .025, (0, 0, .6))
    stick((.20, -.44, .13), (.52, -.54, .13), .13, .13, m[0])
    ball(.13, (.84, -.34, .13), m[4])


@product('wooden-whale', elevation=16, azimuth=-14, fill=.70)
def wooden_whale(c):
    from forms import mesh, group
    m, oak = paint(c, tint=True, rough=.5, coat=.08), wood(MAPLE, along='x')
    top = fine([(-.92, .52), (-.86, .74), (-.62, .92), (-.25, .96), (.18, .82), (.52, .66), (.74, .70), (.86, .90), (.98, 1.10), (1.12, 1.12), (1.10, .90), (.98, .66), (.80, .46), (.50, .30), (.1, .22), (-.4, .20), (-.78, .26), (-.90, .38)], 5)
    extrude(top, .46, m, bevel=.07)
    box((1.25, .36, .08), (-.10, 0, .20), oak, .03)
    for x in (-.48, .32):
        for y in (-.24, .24):
            wheel(x, y, .15, .09, wood('#8a5c36'), painted(CREAM))
    for s in (-1, 1):
        lathe([(0, 0), (.035, 0), (.03, .018), (0, .022)], painted('#221f1c'), (-.62, s * .23, .62), rot=(math.radians(-90 * s), 0, 0))
        tube([(-.90, s * .195, .47), (-.72, s * .236, .42), (-.52, s * .236, .46)], .010, painted('#221f1c'))
    stick((-.36, 0, .90), (-.36, 0, 1.12), .03, .03, oak)
    for s in (-1, 1):
        tube([(-.36, 0, 1.10), (-.36 + s * .05, 0, 1.24), (-.36 + s * .18, 0, 1.27), (-.36 + s * .24, 0, 1.18)], .028, oak, taper=[1, 1, .9, .7])


def rattle():
    """A small wooden rattle with a ring, for what stands in a nursery."""
    pale = wood('#d0a873', along='x')
    ring(.13, .030, (-.16, 0, .032), pale)
    stick((-.04, 0, .032), (.30, 0, .10), .026, .030, pale)
    for x, tone in ((.34, '#a8432a'), (.42, '#d2a43c'), (.50, '#3f6b6a')):
        ball(.085, (x, 0, .115), paint(tone), (.5, 1, 1))
