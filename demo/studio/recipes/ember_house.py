"""Ember House: candles poured in small batches."""
import math

from forms import box, lathe, ring, stick, tube
from materials import glaze, metal, paint, paper, wax
from recipes import product

WICK = '#2a241f'


def flame_less_wick(x, y, z, height=.16):
    tube([(x, y, z - .03), (x + .004, y, z + height * .6), (x + .02, y, z + height)], .011, paint(WICK, rough=.9, coat=0))


@product('fig-candle', elevation=21, fill=.58, second={'elevation': 50, 'azimuth': -20, 'fill': .60})
def fig_candle(c):
    lathe([(0, 0), (.36, 0), (.40, .03), (.41, .1), (.41, .86), (.405, .9), (.385, .9), (.38, .86), (.38, .70), (0, .70)], glaze(c, tint=True, rough=.12, coat=.9))
    lathe([(0, .725), (.36, .725), (.374, .735), (.374, .705)], wax('#f4ead6'))
    flame_less_wick(0, 0, .72)
    lathe([(.4135, .26), (.4145, .262), (.4145, .62), (.4135, .622)], paper('#f2ebdd'), sub=0)


@product('taper-candles', elevation=14, fill=.70)
def taper_candles(c):
    m, brass = wax(c, tint=True), metal('#c39a52')
    for x, y, h in ((-.36, .05, 1.0), (.02, -.12, .74), (.38, .08, 1.24)):
        lathe([(0, 0), (.17, 0), (.18, .015), (.17, .03), (.05, .045), (.035, .08), (.035, .14), (.07, .17), (.075, .24), (.06, .25), (0, .25)], brass, (x, y, 0))
        stick((x, y, .22), (x, y, .22 + h), .052, .026, m)
        flame_less_wick(x, y, .22 + h, .07)


@product('pillar-candles', elevation=19, fill=.64)
def pillar_candles(c=None):
    for x, y, r, h, colour in ((-.34, .12, .27, .98, '#d9a243'), (.26, .20, .25, .66, '#e2bd72'), (.06, -.34, .25, .42, '#cf9134')):
        m = wax(colour)
        lathe([(0, 0), (r - .02, 0), (r, .02), (r, h - .03), (r - .02, h), (r - .05, h - .005), (r - .12, h - .05), (0, h - .06)], m, (x, y, 0))
        flame_less_wick(x, y, h - .05, .14)


@product('tin-candle', elevation=30, fill=.66)
def tin_candle(c):
    m = metal(c, tint=True, rough=.3)
    lathe([(0, 0), (.40, 0), (.43, .015), (.44, .04), (.44, .36), (.445, .375), (.44, .39), (.42, .385), (.42, .29), (0, .29)], m, (-.18, 0, 0))
    lathe([(0, .30), (.40, .30), (.425, .31), (.425, .28)], wax('#f1e6d0'), (-.18, 0, 0))
    flame_less_wick(-.18, 0, .30, .13)
    lathe([(0, 0), (.44, 0), (.46, .02), (.46, .10), (.45, .11), (.44, .10), (.44, .03), (0, .03)], m, (.40, -.16, .395), rot=(0, math.radians(62), math.radians(-12)))
    lathe([(.4455, .10), (.4465, .102), (.4465, .28), (.4455, .282)], paper('#f2ebdd'), (-.18, 0, 0), sub=0)
