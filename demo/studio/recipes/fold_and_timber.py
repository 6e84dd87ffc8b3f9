"""Fold & Timber: furniture in oak and ash. One unit is about forty-five centimetres."""
import math

from forms import ball, box, folded, lathe, put, stick, tube
from materials import clay, linen, pages, paint, wood, wool
from recipes import product, props
from recipes.shapes import VASE, splayed, stool

OAK = '#b98a56'
TENTH = .222  # props are in units of ten centimetres


def beside(make, x, y, turn=0.0, z=0.0):
    return put(make, x, y, z, turn, TENTH)


def vase(x, y, z, s=.36, tone='#e2d3b8'):
    lathe([(r * s, q * s) for r, q in VASE], clay(tone), (x, y, z))


def timber(c, along='z', tint=True):
    return wood(c, tint=tint, along=along)


@product('three-leg-stool', elevation=20, fill=.72, tint=OAK, second={'elevation': 46, 'azimuth': 30, 'fill': .66})
def three_leg_stool(c):
    stool(timber(c, 'x'), timber(c))


@product('counter-stool', elevation=15, azimuth=-14, fill=.80, tint=OAK)
def counter_stool(c):
    stool(timber(c, 'x'), timber(c), 1.52, .66, 2)


@product('child-stool', elevation=26, azimuth=10, fill=.74, tint=OAK)
def child_stool(c):
    put(lambda: stool(timber(c, 'x'), timber(c), .80, .60), 0, 0, 0, 0, .66)
    from recipes.pebble_and_pine import rattle
    put(rattle, .58, -.34, 0, 20, .62)


@product('milking-stool', elevation=30, azimuth=-12, fill=.74)
def milking_stool(c=None):
    walnut = '#74492b'
    lathe([(0, .56), (.50, .56), (.57, .58), (.60, .63), (.58, .68), (.50, .69), (.2, .665), (0, .66)], timber(walnut, 'x', False))
    splayed(3, .32, .60, .59, .050, .070, timber(walnut, tint=False), 55)
    for k in range(3):
        a = math.radians(90 + 120 * k + 55)
        lathe([(0, 0), (.055, 0), (.055, .006), (0, .008)], wood('#c9a26c', along='x'), (.30 * math.cos(a), .30 * math.sin(a), .668), sub=0)


def chair(m, frame, seat=.80, back=1.0, rails=True):
    """A chair with a bent back; seat is its height, back a factor of the back's height."""
    dz = seat - .80
    box((.92, .86, .12), (0, 0, seat), m, .055, segments=6)
    box((.96, .90, .06), (0, 0, seat - .07), wood('#a06f40', along='x'), .02)
    top = 1.60 * back + dz
    for x in (-.42, .42):
        stick((x * 1.08, -.44, 0), (x, -.38, seat - .08), .035, .055, frame)
        stick((x * 1.06, .50, 0), (x, .40, seat - .05), .035, .055, frame)
        stick((x, .40, seat - .10), (x * .98, .54, top), .055, .04, frame)
    high, mid = top - .10, (seat + top) / 2 - .03
    tube([(-.455, .52, high), (-.25, .60, high + .02), (0, .63, high + .03), (.25, .60, high + .02), (.455, .52, high)], .09, frame, flat=(.045, .24))
    tube([(-.42, .46, mid), (0, .55, mid + .01), (.42, .46, mid)], .05, frame, flat=(.035, .11))


def seat_cloth(c, tint=True):
    return linen(c, tint=tint, threads=60, axes='XY')


@product('dining-chair', elevation=16, azimuth=-24, fill=.78, second={'elevation': 18, 'turn': 172, 'fill': .70})
def dining_chair(c):
    chair(seat_cloth(c), wood('#a06f40'))


@product('chairs-pair', elevation=17, azimuth=-8, fill=.84)
def chairs_pair(c):
    for x, y, turn in ((-.78, .10, 24), (.80, -.08, -30)):
        put(lambda: chair(seat_cloth(c), wood('#a06f40')), x, y, 0, turn)


@product('chairs-four', elevation=22, azimuth=-6, fill=.90)
def chairs_four(c):
    for x, y, turn in ((-.95, .95, 200), (.95, .95, 160), (-1.05, -.75, -14), (1.05, -.75, 14)):
        put(lambda: chair(seat_cloth(c), wood('#a06f40')), x, y, 0, turn)


@product('desk-chair', elevation=17, azimuth=30, fill=.78)
def desk_chair(c):
    m, frame = seat_cloth(c), wood('#a06f40')
    box((.92, .86, .14), (0, 0, .86), m, .065, segments=6)
    box((.90, .84, .05), (0, 0, .78), wood('#a06f40', along='x'), .02)
    for x in (-.40, .40):
        stick((x, .38, .76), (x * .98, .54, 1.52), .05, .04, frame)
    tube([(-.44, .50, 1.42), (-.25, .58, 1.44), (0, .61, 1.45), (.25, .58, 1.44), (.44, .50, 1.42)], .09, frame, flat=(.05, .30))
    iron = paint('#2a2724', rough=.4, coat=.3)
    stick((0, 0, .16), (0, 0, .78), .06, .05, iron)
    for k in range(5):
        a = math.radians(72 * k + 20)
        tube([(.05 * math.cos(a), .05 * math.sin(a), .20), (.30 * math.cos(a), .30 * math.sin(a), .17), (.58 * math.cos(a), .58 * math.sin(a), .10)], .04, wood('#a06f40', along='x'), taper=[1.2, 1, .85])
        ball(.055, (.56 * math.cos(a), .56 * math.sin(a), .055), iron, (1, 1, 1))


@product('low-chair', elevation=18, azimuth=-34, fill=.78)
def low_chair(c):
    chair(seat_cloth(c), wood('#a06f40'), .62, 1.02)
    beside(lambda: props.book(0, 0, 0, 20, colour='#c9b28a'), -.05, -.05, 0, .68)


@product('child-chair', elevation=20, azimuth=-18, fill=.80)
def child_chair(c):
    put(lambda: chair(seat_cloth(c), wood('#a06f40'), .80, .92), 0, 0, 0, 0, .62)
    put(lambda: stool(wood(OAK, along='x'), wood(OAK)), .92, .25, 0, 15)


def table(top, legs, r=.655, height=.96):
    lathe([(0, height), (r - .055, height), (r - .015, height + .015), (r, height + .04), (r - .015, height + .065), (r - .055, height + .075), (0, height + .075)], top)
    lathe([(0, height - .06), (r * .61, height - .06), (r * .64, height - .03), (r * .64, height), (0, height)], legs)
    splayed(3, r * .52, r * .88, height - .02, .036, .055, legs)


@product('side-table', elevation=18, fill=.74, tint=OAK, beside=lambda: (vase(-.16, .05, 1.035, .30, '#7d8a6a'), beside(lambda: props.book(0, 0, 0, 24, colour='#a84f28'), .22, -.10, 0, 1.035)))
def side_table(c):
    table(timber(c, 'x'), timber(c))


@product('bedside-table', elevation=20, azimuth=-10, fill=.80, tint=OAK)
def bedside_table(c):
    table(timber(c, 'x'), timber(c), .56, 1.10)
    lathe([(0, .42), (.40, .42), (.42, .44), (.40, .46), (0, .46)], timber(c, 'x'))
    from recipes.lumen_row import turned
    put(lambda: turned('#d8cbb2', tint=False), -.12, .05, 1.175, 0, .62)
    beside(lambda: props.book(0, 0, 0, 12, colour='#36535c'), .05, -.02, 0, .462)


@product('low-table', elevation=26, azimuth=10, fill=.80, tint=OAK)
def low_table(c):
    table(timber(c, 'x'), timber(c), 1.0, .72)
    beside(lambda: (props.book(0, 0, 0, 14, 2.0, 2.6, .3, '#36535c'), props.book(0, 0, .3, -6, 1.6, 2.2, .25, '#c9b28a')), -.30, .10, 0, .795)
    vase(.42, -.10, .795, .26, '#b0592c')


@product('nesting-tables', elevation=22, azimuth=-12, fill=.80)
def nesting_tables(c=None):
    walnut = '#74492b'
    put(lambda: table(wood(walnut, along='x'), wood(walnut), .70, 1.02), -.28, .22)
    put(lambda: table(wood(walnut, along='x'), wood(walnut), .54, .78), .48, -.42)


def bench(c, length=2.1, tint=True, height=.66):
    w, x0 = timber(c, tint=tint), length * .38
    box((length, .58, .11), (0, 0, height), timber(c, 'x', tint), .045)
    for x in (-x0, x0):
        for y in (-.18, .18):
            stick((x * 1.09, y * 1.25, 0), (x, y, height - .04), .05, .068, w)
        box((.09, .42, .08), (x, 0, height - .09), timber(c, 'y', tint), .02)
    stick((-x0 * 1.03, 0, height * .52), (x0 * 1.03, 0, height * .52), .035, .035, timber(c, 'x', tint))


@product('low-bench', elevation=18, azimuth=-22, fill=.82, tint=OAK)
def low_bench(c):
    bench(c)


@product('hall-bench', elevation=18, azimuth=24, fill=.84)
def hall_bench(c=None):
    bench(OAK, 2.2, False, .86)
    for y in (-.16, -.04, .08, .20):
        stick((-.86, y, .26), (.86, y, .26), .026, .026, wood(OAK, along='x'))
    hide, sole = paint('#5a3a22', rough=.35, coat=.3), paint('#1f1a16')
    for x in (-.35, -.08):
        put(lambda: (box((.18, .50, .03), (0, 0, .015), sole, .012), ball(.12, (0, -.12, .09), hide, (.80, 1.15, .62)), lathe([(.10, 0), (.105, .10), (.10, .16), (.085, .16), (.085, .05)], hide, (0, .12, .03), sub=1)), x, 0, .285)


@product('garden-bench', elevation=17, azimuth=-28, fill=.84)
def garden_bench(c=None):
    larch = '#a5825a'
    for k in range(4):
        box((2.5, .15, .07), (0, -.27 + .18 * k, .80), wood(larch, along='x'), .014)
    for k in range(3):
        box((2.5, .05, .14), (0, .40 + .03 * k, 1.06 + .20 * k), wood(larch, along='x'), .014, (math.radians(-9), 0, 0))
    for x in (-1.12, 1.12):
        for y, h in ((-.30, .77), (.32, .77)):
            box((.09, .09, h), (x, y, h / 2), wood(larch), .012)
        box((.09, .08, .95), (x, .42, 1.16), wood(larch), .012, (math.radians(-9), 0, 0))
        box((.10, .74, .06), (x, .02, 1.12), wood(larch, along='y'), .014)
        box((.08, .08, .34), (x, -.30, .94), wood(larch), .010)
        box((.07, .60, .08), (x, .0, .72), wood(larch, along='y'), .010)


@product('piano-bench', elevation=22, azimuth=-20, fill=.80)
def piano_bench(c=None):
    walnut = '#74492b'
    box((1.55, .72, .10), (0, 0, 1.04), linen('#2f3a40', threads=60, axes='XY'), .05, segments=5)
    box((1.60, .76, .12), (0, 0, .94), wood(walnut, along='x'), .02)
    for x in (-.68, .68):
        for y in (-.28, .28):
            lathe([(0, 0), (.045, 0), (.05, .05), (.035, .10), (.065, .50), (.075, .80), (.075, .90), (0, .90)], wood(walnut), (x, y, 0))


def spine(tone, x, t, d, h, z=0.0, y=0.0):
    """A book on its foot in a shelf."""
    box((t, d, h), (x, y, z + h / 2), linen(tone, threads=90), .012)
    box((t - .03, d - .03, .01), (x, y + .01, z + h - .002), pages(axis='X', count=120), 0)


def shelf(bays=2, w=.94, tone=OAK, z0=0.0):
    v, flat = wood(tone), wood(tone, along='x')
    for k in range(bays + 1):
        box((w, .52, .06), (0, 0, z0 + .03 + .69 * k), flat, .012)
    for x in (-w / 2 + .03, w / 2 - .03):
        for k in range(bays):
            box((.06, .51, .63), (x, 0, z0 + .375 + .69 * k), v, .004)
    box((w - .12, .02, .69 * bays - .02), (0, .23, z0 + .03 + .345 * bays), wood(tone), .004)


def books(z, x=-.31, tones=('#b3502a', '#d9c7a3', '#2b5a66', '#c99a35')):
    for i, tone in enumerate(tones):
        t = (.11, .09, .10, .08, .12, .09)[i % 6]
        spine(tone, x + t / 2, t, .36, (.50, .46, .54, .48, .44, .52)[i % 6], z)
        x += t + .004


@product('cube-shelf', elevation=14, azimuth=-20, fill=.78)
def cube_shelf(c=None):
    shelf()
    books(.75)
    vase(.24, -.02, .06, .36)
    vase(.27, 0, .75, .25, '#55606a')
    put(lambda: folded(.34, .30, 4, .05, wool('#8f8a80', scale=120)), -.20, 0, .06)


@product('cube-stack', elevation=13, azimuth=22, fill=.84)
def cube_stack(c=None):
    for k in range(3):
        shelf(1, z0=.76 * k)
    books(.06, -.38, ('#2b4a3b', '#b98a3c', '#5c3a50', '#d9c7a3', '#27384c'))
    vase(-.10, 0, .82, .38, '#b0592c')
    books(.82, .14, ('#8d9a84', '#a84f28'))
    vase(.10, 0, 1.58, .34, '#e2d3b8')
    vase(-.20, .02, 2.28, .30, '#55606a')


@product('record-shelf', elevation=16, azimuth=-26, fill=.80)
def record_shelf(c=None):
    shelf(1, 1.9)
    box((.06, .51, .63), (0, 0, .375), wood(OAK), .004)
    import random
    rnd = random.Random(5)
    tones = ('#2b3a4a', '#8a3b2a', '#c9b48a', '#3f5a4a', '#1f1d1c', '#7f8f99', '#b98a3c', '#e0d6c2')
    for x0 in (-.88, .06):
        x = x0
        while x < x0 + .66:
            t = rnd.choice((.012, .014, .018))
            box((t, .46, .60 + rnd.uniform(-.005, .005)), (x, -.01, .365), paint(rnd.choice(tones), rough=.6, coat=0), .002)
            x += t + .002
    box((.60, .012, .60), (-.05, -.32, .30), paint('#c9792f', rough=.5, coat=.1), .004, (math.radians(-12), 0, 0))
    lathe([(0, 0), (.17, 0), (.17, .006), (0, .006)], paint('#ece2cf'), (-.05, -.335, .30), rot=(math.radians(78), 0, 0), sub=0)


@product('nursery-shelf', elevation=18, azimuth=14, fill=.78)
def nursery_shelf(c=None):
    shelf(1, 1.5, '#d0a873')
    books(.06, -.66, ('#cf9a2c', '#64836c', '#ab4826', '#2d5f8a', '#e2d3b8'))
    from recipes import BOOK
    put(lambda: BOOK['stacking-arches'].make(None), .36, -.02, .06, 0, .30)
    put(lambda: BOOK['ring-tower'].make(None), -.30, 0, .72, 0, .34)
