"""Fold & Timber: furniture in oak and ash."""
import math

from forms import box, lathe, stick, tube
from materials import linen, wood
from recipes import product
from recipes.paper_mill_lane import standing_book
from recipes.kiln_and_cove import VASE

OAK = '#b98a56'


def splayed(n, top, foot, height, r1, r2, m, turn=25):
    """n legs from a circle of radius foot on the floor to one of radius top; returns points at 40 % height."""
    marks = []
    for k in range(n):
        a = math.radians(90 + 360 / n * k + turn)
        stick((foot * math.cos(a), foot * math.sin(a), 0), (top * math.cos(a), top * math.sin(a), height), r1, r2, m)
        q = foot + (top - foot) * .4
        marks.append((q * math.cos(a), q * math.sin(a), height * .4))
    return marks


@product('three-leg-stool', elevation=20, fill=.66, tint=OAK, second={'elevation': 46, 'azimuth': 30, 'fill': .66})
def three_leg_stool(c):
    w = wood(c, tint=True)
    lathe([(0, .92), (.46, .92), (.52, .94), (.535, .98), (.53, 1.02), (.48, 1.045), (0, 1.03)], wood(c, tint=True, along='x'))
    p = splayed(3, .34, .56, .95, .045, .062, w)
    for k in range(3):
        stick(p[k], p[(k + 1) % 3], .03, .03, w)


@product('dining-chair', elevation=16, azimuth=-24, fill=.70, second={'elevation': 18, 'turn': 172, 'fill': .70})
def dining_chair(c):
    w = wood('#a06f40')
    box((.92, .86, .12), (0, 0, .80), linen(c, tint=True, threads=40), .055, segments=6)
    box((.96, .90, .06), (0, 0, .73), wood('#a06f40', along='x'), .02)
    for x in (-.42, .42):
        stick((x * 1.08, -.44, 0), (x, -.38, .72), .035, .055, w)
        stick((x * 1.06, .50, 0), (x, .40, .75), .035, .055, w)
        stick((x, .40, .70), (x * .98, .54, 1.60), .055, .04, w)
    tube([(-.455, .52, 1.50), (-.25, .60, 1.52), (0, .63, 1.53), (.25, .60, 1.52), (.455, .52, 1.50)], .09, w, flat=(.045, .24))
    tube([(-.42, .46, 1.16), (0, .55, 1.17), (.42, .46, 1.16)], .05, w, flat=(.035, .11))


@product('side-table', elevation=18, fill=.66, tint=OAK)
def side_table(c):
    w = wood(c, tint=True)
    lathe([(0, .96), (.60, .96), (.64, .975), (.655, 1.0), (.64, 1.025), (.60, 1.035), (0, 1.035)], wood(c, tint=True, along='x'))
    lathe([(0, .90), (.40, .90), (.42, .93), (.42, .96), (0, .96)], w)
    splayed(3, .34, .58, .94, .036, .055, w)


@product('low-bench', elevation=18, azimuth=-22, fill=.76, tint=OAK)
def low_bench(c):
    w = wood(c, tint=True)
    box((2.1, .58, .11), (0, 0, .66), wood(c, tint=True, along='x'), .045)
    for x in (-.80, .80):
        for y in (-.18, .18):
            stick((x * 1.09, y * 1.25, 0), (x, y, .62), .05, .068, w)
        box((.09, .42, .08), (x, 0, .57), wood(c, tint=True, along='y'), .02)
    stick((-.82, 0, .34), (.82, 0, .34), .035, .035, wood(c, tint=True))


@product('cube-shelf', elevation=14, azimuth=-20, fill=.68)
def cube_shelf(c=None):
    from forms import group
    from materials import clay
    v = wood(OAK)
    flat = wood(OAK, along='x')
    for z in (.03, .72, 1.41):
        box((.94, .52, .06), (0, 0, z), flat, .012)
    for x in (-.44, .44):
        for z in (.375, 1.065):
            box((.06, .51, .63), (x, 0, z), v, .004)
    box((.82, .02, 1.36), (0, .23, .72), wood('#a87a48'), .004)
    for x, t, h, colour in ((-.31, .11, .50, '#b3502a'), (-.19, .09, .46, '#d9c7a3'), (-.085, .10, .54, '#2b5a66'), (.02, .08, .48, '#c99a35')):
        standing_book(linen(colour, threads=60, strength=.15), x, t, .36, h).location.z = .75
    lathe([(r * .36, z * .36) for r, z in VASE], clay('#e2d3b8'), (.24, -.02, .06))
    lathe([(0, 0), (.16, 0), (.17, .02), (.15, .05), (0, .05)], clay('#8c9a84'), (-.2, -.02, .06))
    lathe([(0, 0), (.12, 0), (.13, .02), (.115, .05), (0, .05)], clay('#c9774a'), (-.2, -.02, .11))
    lathe([(r * .27, z * .27) for r, z in VASE], clay('#55606a'), (.29, 0, .75))
