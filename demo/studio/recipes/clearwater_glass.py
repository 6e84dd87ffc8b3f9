"""Clearwater Glass: blown and pressed, clear and coloured."""
import math

from forms import ball, fine, hollow, lathe, stick, swept, tube, vessel
from materials import glass, leaf, paint, water, wood
from recipes import product

CLEAR = '#f4f8f6'


def tumbler(m, x, y, s=1.0):
    def fluted(a, r, z):
        return r * (1 + (.024 * math.cos(18 * a) if r > .325 and .08 < z < .82 else 0))

    profile = fine(hollow([(.28, 0), (.31, .01), (.335, .08), (.355, .5), (.375, .82), (.385, 1.0)], .035, floor=.10, lip=.006), 4)
    swept(profile, fluted, m, loc=(x, y, 0), s=s)


@product('ripple-tumbler', elevation=17, fill=.66, samples=13, tint=CLEAR, second={'elevation': 42, 'azimuth': 26, 'fill': .64})
def ripple_tumbler(c):
    m = glass(c, tint=True)
    tumbler(m, -.40, .16)
    tumbler(m, .40, -.16)


@product('carafe', elevation=13, fill=.68, samples=13)
def carafe(c=None):
    m = glass(CLEAR)
    vessel([(.26, 0), (.30, .02), (.34, .10), (.36, .3), (.33, .56), (.20, .82), (.13, .98), (.125, 1.14), (.17, 1.30)], .024, m, floor=.05, lip=.006)
    lathe([(0, .056), (.29, .056), (.315, .10), (.334, .30), (.316, .48), (0, .48)], water('#e4f1f0'))
    ball(.155, (0, 0, 1.39), m)


@product('bud-vase', elevation=13, fill=.70, samples=13, tint=CLEAR)
def bud_vase(c):
    vessel([(.18, 0), (.22, .015), (.28, .10), (.30, .22), (.24, .36), (.10, .50), (.062, .64), (.06, .80), (.085, .88)], .022, glass(c, tint=True), floor=.04, lip=.006)
    twig = wood('#6b4a2e')
    tube([(.06, 0, .06), (.01, 0, .6), (.03, 0, 1.05), (.16, -.02, 1.5)], .013, twig, taper=[1, 1, .8, .5])
    tube([(.02, 0, .98), (-.08, .02, 1.2), (-.20, .03, 1.42)], .009, twig, taper=[1, .8, .5])
    shades = [leaf('#6f9468'), leaf('#557f58'), leaf('#86a579')]
    from forms import blade
    spots = [(.035, 1.06, .4), (.07, 1.2, 2.7), (.11, 1.34, .3), (.15, 1.47, 1.2), (-.05, 1.15, 3.4), (-.12, 1.28, 2.2), (-.17, 1.36, 4.2), (-.20, 1.42, 3.0), (.16, 1.5, -.6), (.09, 1.28, 4.6), (-.1, 1.24, 5.2), (.02, 1.0, 3.6)]
    for i, (x, z, a) in enumerate(spots):
        blade((x, 0, z), (a, math.radians(58)), .25, .13, shades[i % 3], bend=.25, fold=.3, thick=.006)


@product('wine-glass', elevation=13, fill=.70, samples=13)
def wine_glass(c=None):
    m = glass(CLEAR)
    profile = [(0, .0), (.30, 0), (.31, .008), (.30, .016), (.10, .04), (.035, .09), (.026, .20), (.026, .52), (.05, .60), (.20, .70), (.31, .88), (.325, 1.06), (.28, 1.30), (.25, 1.42), (.243, 1.425), (.236, 1.42), (.266, 1.30), (.310, 1.06), (.296, .89), (.19, .725), (.06, .64), (0, .63)]
    for x, y in ((-.38, .14), (.38, -.14)):
        lathe(profile, m, (x, y, 0))
    lathe([(0, .645), (.055, .648), (.185, .73), (.290, .89), (.304, 1.0), (0, 1.0)], paint('#4a0d18', rough=.08, coat=.9), (.38, -.14, 0))
