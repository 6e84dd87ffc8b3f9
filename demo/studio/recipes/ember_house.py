"""Ember House: candles poured in small batches. One unit is ten centimetres."""
import math

from colours import hex_of
from forms import ball, box, group, lathe, put, stick, tube
from labels import flat, wrap
from materials import Stuff, glaze, glow, leaf, metal, paint, paper, wax, wood
from recipes import product, props

WICK = '#2a241f'
BRASS = '#c39a52'


def wick(x, y, z, height=.16, lit=False):
    tube([(x, y, z - .03), (x + .004, y, z + height * .6), (x + .02, y, z + height)], .011, paint(WICK, rough=.9, coat=0))
    if lit:
        q = z + height * .55
        lathe([(0, 0), (.030, .02), (.045, .08), (.034, .17), (.012, .25), (0, .29)], glow('#ffd890', '#ffb347', 9), (x + .012, y, q))


def jar(m, title=None, scent='', weight='240 g  ·  50 hours', r=.41, h=.90, lit=False, angle=0):
    """A glazed jar of wax; its label has the scent's name on it."""
    fill = h - .18
    lathe([(0, 0), (r - .05, 0), (r - .01, .03), (r, .1), (r, h - .04), (r - .005, h), (r - .025, h), (r - .03, h - .04), (r - .03, fill - .02), (0, fill - .02)], m)
    lathe([(0, fill + .005), (r - .06, fill + .005), (r - .036, fill + .015), (r - .036, fill - .015)], wax('#f4ead6'))
    wick(0, 0, fill, lit=lit)
    if title:
        lines = [('caps', 4.2, 'EMBER HOUSE'), '-', *(('bold', 11.5, part) for part in title), '-', ('italic', 6.0, scent), 2, ('caps', 3.4, weight.upper())]
        wrap(lines, r + .002, r * 1.75, h * .60, h * .47, angle)


def shining(c, tint=True):
    return glaze(c, tint=tint, rough=.14, coat=.9)


def fig(x, y, turn=0.0):
    m = Stuff('#45304a', roughness=.55)
    m.shade(m.noise(5, 4), .3, .7, .7, 1.25)
    m.shade(m.noise(1.0, 3, m.stretched((14, 14, .8))), .35, .65, .82, 1.15)
    body = lathe([(0, 0), (.10, .01), (.22, .09), (.26, .22), (.22, .36), (.10, .50), (.05, .58), (.035, .64), (0, .65)], m.done())
    return group([body], (x, y, .185), (math.radians(72), 0, math.radians(turn)))


def orange(x, y):
    m = Stuff('#d0701c', roughness=.42, clearcoat=.1)
    pits = m.cells(36).outputs['Distance']
    m.shade(pits, 0, .45, .90, 1.05)
    m.bump(pits, .4, .02)
    parts = [ball(.36, (0, 0, .35), m.done(), (1, 1, .96))]
    green = leaf('#3f6636')
    from forms import blade
    parts += [blade((0, 0, .69), (a, 1.15), .42, .19, green, bend=.25) for a in (-.5, .9)]
    parts.append(stick((0, 0, .67), (.01, 0, .74), .02, .016, wood('#5a4a2c')))
    return group(parts, (x, y, 0))


@product('fig-candle', elevation=19, fill=.76, tint='#a3591c', beside=lambda: (fig(.66, -.28, 60), fig(.92, .10, 150)))
def fig_candle(c):
    jar(shining(c), ('Fig', '& Cedar'), 'green fig, cedar, warm dust')


@product('sage-candle', elevation=22, azimuth=-8, fill=.74)
def sage_candle(c=None):
    jar(shining('#7f9479', False), ('Sage', '& Sea Salt'), 'a cliff path in August')
    put(lambda: props.sprig(0, 0, 0, 1.3, (.1, .15), 8, '#8fa38a', .30), .30, -.62, .10, 0, 1, (0, 84))


@product('tea-candle', elevation=24, azimuth=8, fill=.74)
def tea_candle(c=None):
    jar(shining('#27343f', False), ('Black Tea', '& Smoke'), 'a strong cup, a fire gone out')
    props.matches(.86, -.34, 24)


@product('orange-candle', elevation=18, fill=.72)
def orange_candle(c=None):
    jar(shining('#e4d6ba', False), ('Orange', 'Leaf'), 'bitter, bright, soon gone')
    orange(.80, .16)


@product('rain-candle', elevation=34, azimuth=-14, fill=.66)
def rain_candle(c):
    jar(shining(c), ('Fig Leaf', '& Rain'), 'the fig, after a storm', lit=True, angle=-6)


@product('plain-candle', elevation=26, azimuth=6, fill=.72)
def plain_candle(c):
    jar(shining(c), lit=True)
    oak = wood('#a9743f', along='x')
    put(lambda: lathe([(0, 0), (.40, 0), (.42, .012), (.42, .06), (.40, .075), (0, .075)], oak), .66, -.46, .0, 30)


@product('candles-three', elevation=22, fill=.84)
def candles_three(c=None):
    for x, y, tone, title, scent, a in ((-.92, .10, 'amber', ('Fig', '& Cedar'), 'green fig, cedar, warm dust', 4), (.0, -.22, 'sage', ('Sage', '& Sea Salt'), 'a cliff path in August', 0), (.92, .14, 'ink', ('Black Tea', '& Smoke'), 'a strong cup, a fire gone out', -4)):
        put(lambda: jar(shining(hex_of(tone), False), title, scent, angle=a), x, y)


@product('garden-candle', elevation=28, fill=.72)
def garden_candle(c=None):
    jar(shining('#6f8a66', False), ('Garden',), 'what it smells of after the hose', '260 g  ·  55 hours', r=.58, h=.66)
    for x, y, turn in ((.30, -.80, 10), (-.50, -.76, -22)):
        put(lambda: props.sprig(0, 0, 0, 1.0, (.05, .1), 12, '#56704e', .16, seed=4), x, y, .06, turn, 1, (0, 86))


def holder(x=0.0, y=0.0):
    lathe([(0, 0), (.17, 0), (.18, .015), (.17, .03), (.05, .045), (.035, .08), (.035, .14), (.07, .17), (.075, .24), (.06, .25), (.056, .20), (0, .20)], metal(BRASS), (x, y, 0))


def taper(m, h, lit=False):
    stick((0, 0, 0), (0, 0, h), .053, .030, m)
    wick(0, 0, h, .07, lit)


@product('taper-candles', elevation=13, fill=.74)
def taper_candles(c):
    m = wax(c, tint=True)
    for x, y, h in ((-.40, .05, 1.05), (.02, -.14, .76), (.42, .10, 1.32)):
        holder(x, y)
        put(lambda: taper(m, h), x, y, .20)


@product('tapers-six', elevation=38, azimuth=-16, fill=.78)
def tapers_six(c):
    m = wax(c, tint=True)
    for i in range(6):
        put(lambda: taper(m, 2.4), -.30 + .12 * i, -1.2, .11, 0, 1, (-90, 0))
    card = paper('#c7ab7c', fine=1.5)
    box((.90, 2.62, .03), (0, .03, .015), card, .006)
    for x in (-.44, .44):
        box((.02, 2.62, .17), (x, .03, .095), card, .006)
    for y in (-1.27, 1.33):
        box((.90, .02, .17), (0, y, .095), card, .006)
    box((.94, .62, .004), (0, -.05, .176), paper('#f2ebdd'), 0)
    flat([('caps', 4.2, 'EMBER HOUSE'), '-', ('bold', 11, 'Six tapers'), 1.5, ('italic', 6, 'dipped thirty times')], .90, .58, (0, -.05, .1795), (math.radians(-90), 0, 0))


@product('brass-holders', elevation=26, fill=.74)
def brass_holders(c=None):
    for x, y in ((-.42, .16), (.36, .24), (.02, -.26)):
        holder(x, y)


@product('tapers-pair', elevation=34, azimuth=-20, fill=.76)
def tapers_pair(c=None):
    m = wax('#244433')
    for y, a in ((-.065, 0), (.065, .6)):
        put(lambda: taper(m, 2.4), -1.2, y, .055, a, 1, (0, 90))
    twine = paint('#b99a66', rough=.95, coat=0)
    for k in range(3):
        tube([(-.06 + .03 * k, .125, .055), (-.06 + .03 * k, .07, .115), (-.06 + .03 * k, 0, .122), (-.06 + .03 * k, -.07, .115), (-.06 + .03 * k, -.125, .055), (-.06 + .03 * k, -.07, .004), (-.06 + .03 * k, .07, .004)], .011, twine, closed=True)
    for s in (-1, 1):
        tube([(-.03, -.02, .13), (-.03 + s * .14, -.06, .19), (-.03 + s * .20, -.14, .13), (-.03, -.03, .135)], .010, twine)
        tube([(-.03, -.02, .13), (-.03 + s * .10, -.16, .09), (-.03 + s * .17, -.30, .012)], .010, twine)
    props.matches(.35, -.62, -14)


@product('advent-tapers', elevation=15, fill=.80)
def advent_tapers(c):
    m = wax(c, tint=True)
    box((2.2, .52, .07), (0, 0, -.035), wood('#8d5f38', along='x'), .02)
    for i in range(4):
        x = -.78 + .52 * i
        holder(x, 0)
        put(lambda: taper(m, 1.3 - (.13 if i == 0 else 0), lit=i == 0), x, 0, .20)
    for i in range(7):
        put(lambda: props.sprig(0, 0, 0, .62, (.02, .1), 9, '#3f5a40', .12, seed=i), -.96 + .30 * i, -.17, .02, 20 * i, 1, (0, 78))


def pillar(r, h, tone, wicks=1, lit=False):
    m = wax(tone)
    lathe([(0, 0), (r - .02, 0), (r, .02), (r, h - .03), (r - .02, h), (r - .05, h - .005), (r - .12, h - .04), (0, h - .05)], m)
    for i in range(wicks):
        a = i * 2.094 + .5
        q = 0 if wicks == 1 else r * .48
        wick(q * math.cos(a), q * math.sin(a), h - .045, .13, lit)


@product('pillar-candles', elevation=18, fill=.72)
def pillar_candles(c=None):
    for x, y, h, tone in ((-.42, .16, 1.6, '#d09a3c'), (.40, .24, 1.2, '#d8ac58'), (.06, -.46, .8, '#c78d2e')):
        put(lambda: pillar(.35, h, tone), x, y)


@product('beeswax-pillar', elevation=22, fill=.74)
def beeswax_pillar(c=None):
    pillar(.35, 1.2, '#d2a046', lit=True)
    props.matches(.78, -.40, 18)


@product('thick-pillar', elevation=28, fill=.70)
def thick_pillar(c=None):
    pillar(.75, 1.4, '#cc9638', 3, lit=True)
    props.matches(1.22, -.55, -22)


def tin(m, title, scent, lid=True, angle=0):
    lathe([(0, 0), (.40, 0), (.43, .015), (.44, .04), (.44, .36), (.445, .375), (.44, .39), (.42, .385), (.42, .29), (0, .29)], m)
    lathe([(0, .305), (.40, .305), (.425, .315), (.425, .285)], wax('#f1e6d0'))
    wick(0, 0, .305, .10)
    wrap([('caps', 4.4, 'EMBER HOUSE'), 1, ('bold', 10, title), 1, ('italic', 5, scent)], .4425, .80, .26, .19, angle)


def tin_lid(m, x, y, z=.395, tilt=62, turn=-12):
    lathe([(0, 0), (.44, 0), (.46, .02), (.46, .10), (.45, .11), (.44, .10), (.44, .03), (0, .03)], m, (x, y, z), rot=(0, math.radians(tilt), math.radians(turn)))


@product('tin-candle', elevation=28, fill=.72, tint='#cc9433')
def tin_candle(c):
    m = metal(c, tint=True, rough=.28)
    tin(m, 'Fig & Cedar', 'a room of your own', angle=-10)
    tin_lid(m, .58, -.16)


@product('linen-tin', elevation=32, azimuth=8, fill=.76)
def linen_tin(c=None):
    m = metal('#c9c9c6', rough=.28)
    props.cloth(.12, -.04, 6, 1.9, 1.35, '#d8cfbc')
    put(lambda: tin(m, 'Clean Linen', 'soap, sun and a line'), -.10, .08, .075)
    put(lambda: tin_lid(m, 0, 0, .0, 0, 0), .58, -.30, .075)


@product('outdoor-tin', elevation=24, fill=.76)
def outdoor_tin(c):
    m = metal(c, tint=True, rough=.28)
    tin(m, 'Evenings Out', 'lemon eucalyptus, geranium')
    put(lambda: props.sprig(0, 0, 0, 1.2, (.15, .1), 8, '#6f8a5f', .26, seed=6), .36, .30, .22, 20, 1, (0, 70))
    props.lemon(-.72, .26, 35)


@product('tins-four', elevation=36, fill=.82)
def tins_four(c=None):
    for x, y, tone, title, scent in ((-.50, .46, 'gold', 'Fig & Cedar', 'a room of your own'), (.50, .54, 'silver', 'Clean Linen', 'soap, sun and a line'), (-.46, -.48, 'silver', 'Black Tea', 'a fire gone out'), (.52, -.40, 'gold', 'Orange Leaf', 'bitter and bright')):
        put(lambda: tin(metal({'gold': '#cc9433', 'silver': '#c9c9c6'}[tone], rough=.28), title, scent, angle=-14 * x), x, y)
