"""Clearwater Glass: blown and pressed, clear and coloured. One unit is ten centimetres."""
import math

from forms import ball, blade, fine, hollow, lathe, put, swept, tube, vessel
from materials import glass, leaf, paint, water, wood
from recipes import product, props

CLEAR = '#f4f8f6'
TUMBLER = [(.28, 0), (.31, .01), (.335, .08), (.355, .5), (.375, .82), (.385, 1.0)]


def rippled(m, x=0.0, y=0.0, s=1.0, outer=TUMBLER, wall=.035):
    top = outer[-1][1]

    def fluted(a, r, z):
        return r * (1 + (.024 * math.cos(18 * a) if r > outer[0][0] * 1.16 and .08 * top < z < .82 * top else 0))

    swept(fine(hollow(outer, wall, floor=.10, lip=.006), 4), fluted, m, loc=(x, y, 0), s=s)


def drink(m, level, x=0.0, y=0.0, s=1.0):
    lathe([(0, .105), (.29, .105), (.305, .2), (.318, level), (0, level)], m, (x, y, 0), s=s)


@product('ripple-tumbler', elevation=18, fill=.76, samples=16, tint=CLEAR)
def ripple_tumbler(c):
    m = glass(c, tint=True)
    rippled(m, -.44, .16)
    rippled(m, .44, -.16)


@product('ripple-six', elevation=26, fill=.86, samples=16, tint=CLEAR, count=6, gap=1.05)
def ripple_six(c):
    rippled(glass(c, tint=True))


@product('ripple-highball', elevation=14, fill=.74, samples=16, tint=CLEAR, beside=lambda: props.lemon(.82, -.12, 40))
def ripple_highball(c):
    rippled(glass(c, tint=True), outer=[(.26, 0), (.29, .01), (.31, .08), (.325, .7), (.335, 1.2), (.34, 1.42)])
    mint = leaf('#4d7a4a')
    tube([(.10, 0, .15), (.12, .02, .9), (.16, .02, 1.55)], .012, mint)
    for k in range(6):
        blade((.15 + .01 * k, .02, 1.28 + .05 * k), (k * 2.2, .9), .22, .13, mint, bend=.3, fold=.3, thick=.006)


@product('ripple-sea', elevation=24, azimuth=-10, fill=.76, samples=16, tint=CLEAR)
def ripple_sea(c):
    m = glass(c, tint=True)
    rippled(m, -.42, .10)
    rippled(m, .48, .24)
    put(lambda: props.lemon(0, 0, 30), .05, -.58)


@product('ripple-shots', elevation=26, fill=.84, samples=16, tint=CLEAR, count=4, scale=.62, gap=1.15, beside=lambda: props.lemon(.95, -.30, 60))
def ripple_shots(c):
    rippled(glass(c, tint=True), wall=.05)


@product('ripple-three', elevation=20, fill=.84, samples=16)
def ripple_three(c=None):
    for x, y, tone in ((-.88, .10, '#f4f8f6'), (.0, -.16, '#ecc490'), (.88, .12, '#bfe2de')):
        rippled(glass(tone), x, y)


def carafe_of(m, h=1.0, wide=1.0, fill=None, stopper=True):
    outer = [(.26, 0), (.30, .02), (.34, .10), (.36, .3), (.33, .56), (.20, .82), (.13, .98), (.125, 1.14), (.17, 1.30)]
    outer = [((.13 + (r - .13) * wide) if z < .9 else r, z) for r, z in outer]
    vessel([(r * h, z * h) for r, z in outer], .024, m, floor=.05 * h, lip=.006)
    if fill:
        liquid, level = fill
        inner = [(0, .056), ((outer[1][0] - .012), .056), (outer[2][0] - .025, .10), (outer[3][0] - .026, .30), (outer[4][0] * level / .56 * .5 + outer[3][0] * .5 - .03, level), (0, level)]
        lathe([(r * h, z * h) for r, z in inner], liquid)
    if stopper:
        ball(.155 * h, (0, 0, 1.39 * h), m)


@product('carafe', elevation=13, fill=.72, samples=16)
def carafe(c=None):
    carafe_of(glass(CLEAR), 2.0, fill=(water('#e4f1f0'), .48))


@product('carafe-bedside', elevation=18, fill=.76, samples=16)
def carafe_bedside(c=None):
    put(lambda: carafe_of(glass(CLEAR), 1.45, fill=(water('#e4f1f0'), .44)), -.45, .2)
    put(lambda: rippled(glass(CLEAR), s=.95), .52, -.12)
    props.book(1.55, .10, 0, 16)

@product('decanter', elevation=14, azimuth=-8, fill=.76, samples=16)
def decanter(c=None):
    carafe_of(glass(CLEAR), 1.9, wide=1.75, fill=(paint('#4a0d18', rough=.08, coat=.9), .34), stopper=False)
    put(lambda: wine(glass(CLEAR), .30), 1.35, -.25)


@product('carafe-half', elevation=17, azimuth=10, fill=.74, samples=16)
def carafe_half(c=None):
    put(lambda: carafe_of(glass(CLEAR), 1.5, fill=(paint('#f0e8d8', rough=.2, coat=.6), .50)), 0, 0)
    props.pear(.82, -.20, 20)


def bud(m, s=1.0, tall=1.0):
    vessel([(r * s, z * s * tall) for r, z in [(.18, 0), (.22, .015), (.28, .10), (.30, .22), (.24, .36), (.10, .50), (.062, .64), (.06, .80), (.085, .88)]], .022, m, floor=.04, lip=.006)


def twigs():
    twig = wood('#6b4a2e')
    tube([(.06, 0, .06), (.01, 0, .6), (.03, 0, 1.05), (.16, -.02, 1.5)], .013, twig, taper=[1, 1, .8, .5])
    tube([(.02, 0, .98), (-.08, .02, 1.2), (-.20, .03, 1.42)], .009, twig, taper=[1, .8, .5])
    shades = [leaf('#6f9468'), leaf('#557f58'), leaf('#86a579')]
    spots = [(.035, 1.06, .4), (.07, 1.2, 2.7), (.11, 1.34, .3), (.15, 1.47, 1.2), (-.05, 1.15, 3.4), (-.12, 1.28, 2.2), (-.17, 1.36, 4.2), (-.20, 1.42, 3.0), (.16, 1.5, -.6), (.09, 1.28, 4.6), (-.1, 1.24, 5.2), (.02, 1.0, 3.6)]
    for i, (x, z, a) in enumerate(spots):
        blade((x, 0, z), (a, math.radians(58)), .25, .13, shades[i % 3], bend=.25, fold=.3, thick=.006)


@product('bud-vase', elevation=13, fill=.74, samples=16, tint=CLEAR)
def bud_vase(c):
    bud(glass(c, tint=True))
    twigs()


def tulip(x, y, z0, h, lean, tone, seed=0):
    """A tulip that leans."""
    green = leaf('#5d7d4a')
    line = [(x + lean[0] * t ** 1.8, y + lean[1] * t ** 1.8, z0 + h * t) for t in (0, .35, .7, 1)]
    tube(line, .028, green, taper=[1, 1, .95, .9])
    at = line[-1]
    petal = paint(tone, rough=.6, coat=0)
    tilt = math.degrees(math.atan2(lean[0] * 1.8, h))
    put(lambda: [put(lambda: ball(.14, (.07, 0, .16), petal, (.55, .9, 1.5), (0, .16, 0)), 0, 0, 0, k * 60) for k in range(6)], *at, 0, 1, (0, tilt))
    blade((x, y, z0 + h * .12), (seed * 2.1, .35), h * .62, .16, green, bend=.5, fold=.3)


@product('bud-rose', elevation=14, azimuth=-8, fill=.76, samples=16, tint=CLEAR)
def bud_rose(c):
    bud(glass(c, tint=True))
    tulip(0, 0, .12, 1.35, (.26, -.05), '#d9a79a', 2)


@product('bud-three', elevation=15, fill=.84, samples=16)
def bud_three(c=None):
    for x, y, tone, lean, petal in ((-.72, .06, '#bfe2de', (-.14, .05), '#e6dcc6'), (.0, -.18, '#ecc490', (.12, -.05), '#c9752f'), (.74, .08, '#efcfcb', (.26, .02), '#c98a86')):
        put(lambda: bud(glass(tone)), x, y)
        tulip(x, y, .12, 1.05 + .15 * x, lean, petal, round(x * 3))


@product('stem-vase', elevation=13, fill=.80, samples=16, tint=CLEAR)
def stem_vase(c):
    vessel([(.24, 0), (.28, .015), (.33, .14), (.32, .5), (.20, 1.1), (.13, 1.7), (.12, 2.1), (.17, 2.4)], .024, glass(c, tint=True), floor=.05, lip=.006)
    for k, (lean, tone) in enumerate((((.55, -.1), '#c9752f'), ((-.42, .1), '#d9a441'), ((.05, .2), '#c98a3a'))):
        tulip(.02 * k, 0, .6, 2.5 - .12 * k, lean, tone, k)


@product('bud-second', elevation=24, azimuth=12, fill=.72, samples=16, tint=CLEAR)
def bud_second(c):
    m = glass(c, tint=True)
    put(lambda: bud(m), -.34, .08, 0, 0, 1, (0, 0))
    put(lambda: bud(glass(c, tint=True), .94), .36, -.16)


def wine(m, wine_level=None, s=2.0, short=1.0):
    z1 = .52 * short

    def up(z):
        return z - .52 + z1 if z > .4 else z * short if z > .09 else z

    profile = [(0, .0), (.30, 0), (.31, .008), (.30, .016), (.10, .04), (.035, .09), (.026, .20), (.026, .52), (.05, .60), (.20, .70), (.31, .88), (.325, 1.06), (.28, 1.30), (.25, 1.42), (.243, 1.425), (.236, 1.42), (.266, 1.30), (.310, 1.06), (.296, .89), (.19, .725), (.06, .64), (0, .63)]
    k = s * .74
    lathe([(r * k, up(z) * k) for r, z in profile], m)
    if wine_level:
        lathe([(r * k, up(z) * k) for r, z in [(0, .645), (.055, .648), (.185, .73), (.290, .89), (.304, 1.0), (0, 1.0)]], paint('#4a0d18', rough=.08, coat=.9))


@product('wine-glass', elevation=13, fill=.78, samples=16)
def wine_glass(c=None):
    put(lambda: wine(glass(CLEAR)), -.56, .18)
    put(lambda: wine(glass(CLEAR), 1), .56, -.18)


@product('wine-six', elevation=18, fill=.86, samples=16, count=6, gap=1.12)
def wine_six(c, i=0):
    wine(glass(CLEAR), i == 4)


@product('wine-small', elevation=16, azimuth=-8, fill=.76, samples=16)
def wine_small(c=None):
    put(lambda: wine(glass(CLEAR), 1, 1.5, .7), -.45, .14)
    put(lambda: wine(glass(CLEAR), None, 1.5, .7), .48, .20)
    put(lambda: props.pear(0, 0, 0), .10, -.52, 0, 30)
