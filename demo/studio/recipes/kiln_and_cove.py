"""Kiln & Cove: stoneware thrown and dipped by hand. One unit is ten centimetres."""
import math

from colours import hex_of
from forms import ball, fine, hollow, lathe, put, swept, tube, vessel
from materials import clay, glaze, leather, metal, wood
from recipes import product, props
from recipes.shapes import VASE, stool

IRON = '#4a3626'
MUG = [(0.40, 0), (0.455, 0.02), (0.478, 0.09), (0.48, 0.3), (0.48, 0.7), (0.478, 0.95)]
CUP = [(0.30, 0), (0.36, 0.02), (0.42, 0.12), (0.455, 0.32), (0.46, 0.58)]
BOWL = [(0, 0), (.22, 0), (.24, .03), (.25, .06), (.46, .18), (.60, .40), (.62, .46), (.60, .47), (.57, .41), (.43, .21), (.2, .10), (0, .09)]
PLATE = [(0, 0), (.42, 0), (.46, .02), (.48, .05), (.78, .075), (.80, .12), (.785, .145), (.76, .125), (.75, .105), (.46, .085), (0, .07)]


def stoneware(c, tint=True, **how):
    """The shop's glaze: iron spots in it, the foot left bare."""
    return glaze(c, tint=tint, **{'speckle': IRON, 'foot': .055, **how})


def mug(m, angle=0.0, body=MUG, wall=.042):
    """A mug whose handle points to the angle; its ends go into the wall."""
    vessel(body, wall, m)
    r, h = body[-1]
    bow = [math.radians(90 - 30 * k) for k in range(7)]
    loop = [(r - .035 + .31 * h / .95 * math.cos(b), h * (.54 + .30 * math.sin(b))) for b in bow]
    tube([(x * math.cos(angle), x * math.sin(angle), z) for x, z in loop], .054 * (h / .95) ** .6, m, taper=[1.25, 1, .94, .92, .94, 1, 1.25])


@product('cove-mug', elevation=19, fill=.62, second={'elevation': 44, 'azimuth': -32, 'fill': .62})
def cove_mug(c):
    mug(stoneware(c))


@product('cove-mugs-pair', count=2, gap=.95, turns=(205, -18), elevation=21, fill=.84)
def cove_mugs_pair(c):
    mug(stoneware(c))


@product('cove-mugs-four', count=4, gap=.98, turns=(170, 20, 200, -25), elevation=27, fill=.80)
def cove_mugs_four(_, i=0):
    mug(stoneware(hex_of(('ink', 'lagoon', 'rust', 'sand')[i]), tint=False))


@product('little-cove-cup', scale=.62, elevation=24, azimuth=4, fill=.76, beside=lambda: (props.teaspoon(-.62, -.52, -12), props.sugar(.52, -.40), props.sugar(.66, -.22, 55)))
def little_cove_cup(c):
    mug(stoneware(c), body=[(r * 1.04, z) for r, z in MUG], wall=.055)


@product('little-cove-cups-six', count=6, scale=.62, gap=.98, turns=(190, 150, -20, 200, -30, 10), elevation=33, fill=.88)
def little_cove_cups_six(c):
    mug(stoneware(c), body=[(r * 1.04, z) for r, z in MUG], wall=.055)


@product('soup-mug', elevation=30, azimuth=10, fill=.84, beside=lambda: (props.cloth(.05, -.05, 8, 1.9, 1.5, '#b9a888'), props.teaspoon(-1.05, -.62, 66, 1.6)))
def soup_mug(c):
    put(lambda: (
        mug(stoneware(c), -.35, [(.40, 0), (.50, .02), (.585, .14), (.61, .40), (.615, .72)], .045),
        lathe([(0, .60), (.56, .60), (.575, .605)], glaze('#b4552a', rough=.25, coat=.4, fine=2), sub=0),
    ), .05, .05, .075)


@product('amphora-vase', elevation=14, fill=.68, second={'elevation': 40, 'azimuth': 20, 'fill': .66})
def amphora_vase(c):
    lathe(VASE, clay(c, tint=True, rough=.7))


@product('amphora-small', elevation=18, fill=.78, beside=lambda: (props.sprig(0, 0, .9, 1.35, (.42, -.12), 7, size=.30), props.pear(.80, -.25, 30)))
def amphora_small(c):
    lathe([(r * 1.12, z * .94) for r, z in VASE], clay(c, tint=True, rough=.7))


def stool_beside():
    put(lambda: stool(wood('#b98a56', along='x'), wood('#b98a56')), 4.9, 1.4, 0, 20, 4.15)


@product('floor-amphora', scale=3.4, elevation=13, azimuth=-4, fill=.78, beside=stool_beside)
def floor_amphora(c):
    lathe([(r * (1 + .1 * math.sin(z * 2)), z * 1.12) for r, z in VASE], clay(c, tint=True, rough=.7, fine=2.2))


@product('dry-amphora', elevation=12, fill=.78, beside=lambda: props.grass(0, 0, 1.0, 1.9, 11, .75))
def dry_amphora(c):
    lathe([(r, z * .95) for r, z in VASE], clay(c, tint=True, rough=.7))


@product('nesting-bowls', elevation=26, fill=.68, second={'elevation': 52, 'fill': .66})
def nesting_bowls(c=None):
    for i, (m, s) in enumerate(((glaze('#e4dac8', speckle=IRON, foot=.045), 1.0), (glaze('#7d958a', speckle=IRON), .86), (glaze('#b0592c', speckle=IRON), .72))):
        lathe([(r * s, z * s) for r, z in BOWL], m, (.01 * i, 0, .125 * i))


@product('nesting-bowls-large', elevation=31, fill=.84)
def nesting_bowls_large(c=None):
    for x, y, s, tone in ((-.62, .52, 1.45, '#e4dac8'), (.82, .20, 1.15, '#5f7f86'), (-.02, -.72, .82, '#b0592c')):
        put(lambda: lathe(BOWL, glaze(tone, speckle=IRON, foot=.045)), x, y, 0, 40 * x, s)
    props.lemon(-.72, .42, 30)
    props.lemon(-.42, .70, 110)


@product('breakfast-bowls', elevation=34, fill=.84)
def breakfast_bowls(c=None):
    deep = [(0, 0), (.26, 0), (.28, .04), (.29, .07), (.50, .22), (.60, .50), (.60, .62), (.575, .63), (.555, .52), (.46, .25), (.2, .12), (0, .11)]
    for x, y, tone in ((-.70, .30, '#d8cbb2'), (.66, .42, '#7d958a'), (.06, -.66, '#36454f')):
        put(lambda: lathe(deep, glaze(tone, speckle=IRON, foot=.05)), x, y, 0, 60 * y)
    oats = glaze('#cdb084', rough=.9, coat=0, fine=3, speckle='#8a6a3e')
    lathe([(0, .47), (.2, .475), (.4, .465), (.555, .44)], oats, (.06, -.66, 0))
    for k in range(7):
        ball(.068, (.06 + .2 * math.cos(k * 2.4) * (k / 7) ** .5, -.66 + .2 * math.sin(k * 2.4) * (k / 7) ** .5, .50), glaze('#33386b', rough=.6, coat=.1))
    props.teaspoon(.95, -.62, 78, 1.5)


def teapot(m, lid=True, spout=True):
    lathe([(0, 0), (.34, 0), (.38, .03), (.52, .18), (.58, .40), (.50, .62), (.32, .74), (.30, .76), (.28, .74), (.30, .70), (.46, .60), (.52, .40), (.4, .14), (0, .10)], m)
    if lid:
        teapot_lid(m)
    tube([(-.46, 0, .26), (-.72, 0, .44), (-.80, 0, .66), (-.92, 0, .775)], .085, m, taper=[1.5, 1.05, .72, .62])
    tube([(.36, 0, .655), (.68, 0, .72), (.86, 0, .50), (.74, 0, .27), (.46, 0, .20)], .05, wood('#b98a56', along='x'), taper=[1.1, 1, 1, 1, 1.1])


def teapot_lid(m, z=.0):
    lathe([(0, .73 + z), (.27, .73 + z), (.285, .755 + z), (.31, .765 + z), (.28, .80 + z), (.12, .86 + z), (.06, .88 + z), (.05, .92 + z), (.09, .97 + z), (.08, 1.02 + z), (0, 1.04 + z)], m)


@product('harbour-teapot', elevation=18, fill=.74, second={'elevation': 34, 'azimuth': 42, 'fill': .68})
def harbour_teapot(c):
    teapot(stoneware(c, rough=.3, coat=.5))


@product('harbour-teapot-strainer', elevation=30, azimuth=6, fill=.82)
def harbour_teapot_strainer(c):
    m = stoneware(c, rough=.3, coat=.5)
    teapot(m, lid=False)
    steel = metal('#c3bfb6', rough=.28, brushed='z')
    vessel([(.20, .46), (.235, .48), (.25, .60), (.265, .80)], .012, steel, floor=.47, lip=.004)
    lathe([(.262, .795), (.33, .80), (.335, .808), (.262, .812)], metal('#c3bfb6', rough=.2))
    put(lambda: teapot_lid(stoneware(c, rough=.3, coat=.5), -.73), .62, -.78, .0, 0, 1, (0, 0))


@product('one-cup-teapot', elevation=22, fill=.80)
def one_cup_teapot(c):
    put(lambda: teapot(stoneware(c, rough=.3, coat=.5)), 0, 0, .30, 0, .80)
    m = stoneware(c, rough=.3, coat=.5)
    vessel([(.30, 0), (.34, .02), (.45, .14), (.50, .34), (.50, .40)], .04, m)
    props.teaspoon(-.75, -.58, 10)


@product('tide-plate', elevation=28, fill=.80)
def tide_plate(c):
    m = stoneware(c, foot=.02)
    for i in range(4):
        lathe([(r * 1.25, z) for r, z in PLATE], m, (.006 * math.cos(i * 2.1), .008 * math.sin(i * 1.7), .078 * i))


@product('tide-side-plates', elevation=42, azimuth=-12, fill=.86)
def tide_side_plates(c):
    m = stoneware(c, foot=.02)
    for i in range(3):
        lathe(PLATE, m, (.30, .12, .078 * i))
    put(lambda: lathe(PLATE, stoneware(c, foot=.02)), -.62, -.22, 0, 30)
    props.fork(.30, -1.22, 28, 1.6)


@product('tide-table', elevation=36, fill=.90)
def tide_table(c):
    m = stoneware(c, foot=.02)
    for i in range(4):
        lathe([(r * 1.3, z) for r, z in PLATE], m, (-1.35, .50, .078 * i))
        lathe(PLATE, m, (.42, 1.20, .078 * i))
        lathe([(r * 1.05, z) for r, z in BOWL], stoneware(c, foot=.04), (-.10, -.42, .125 * i))
    for x, y, a in ((1.62, .60, 20), (1.10, -.40, -30), (2.10, -.30, 50), (1.62, -1.10, 5)):
        put(lambda: mug(stoneware(c)), x, y, 0, a, .82)


@product('tide-pasta-plate', elevation=38, fill=.84, beside=lambda: props.fork(-1.40, -.75, 84, 2.0))
def tide_pasta_plate(c):
    lathe([(0, 0), (.52, 0), (.56, .02), (.58, .05), (.74, .26), (.80, .30), (1.14, .35), (1.16, .385), (1.13, .395), (.80, .345), (.70, .30), (.54, .10), (0, .08)], stoneware(c, foot=.025))


def pitcher(m, steel=False):
    outer = [(.30, 0), (.34, .02), (.38, .12), (.41, .34), (.38, .62), (.30, .86), (.255, 1.02), (.27, 1.16), (.30, 1.24)]

    def pulled(angle, r, z):
        reach = max(z - .95, 0) / .3
        return r + .20 * reach ** 1.6 * math.exp(-((angle - math.pi) / .30) ** 2)

    swept(fine(hollow(outer, .035), 4), pulled, m)
    tube([(.235, 0, 1.09), (.42, 0, 1.15), (.58, 0, 1.02), (.60, 0, .78), (.52, 0, .54), (.37, 0, .40)], .046, m, taper=[1.3, 1, .95, .95, 1, 1.3])


@product('dune-pitcher', elevation=16, fill=.70)
def dune_pitcher(c):
    pitcher(stoneware(c, rough=.34))


@product('dune-milk-jug', elevation=24, fill=.80, beside=lambda: (put(lambda: mug(stoneware('#d9cbb2', tint=False)), .98, .42, 0, 25, .8), props.sugar(.42, -.52), props.sugar(.60, -.44, 62)))
def dune_milk_jug(c):
    put(lambda: pitcher(stoneware(c, rough=.34)), 0, 0, 0, 14, .62)
    lathe([(0, .64), (.165, .64)], glaze('#f3ede0', rough=.2), sub=0)


@product('dune-water-set', elevation=24, fill=.84)
def dune_water_set(c):
    put(lambda: pitcher(stoneware(c, rough=.34)), -.45, .35, 0, 8, 1.35)
    for x, y in ((.55, -.10), (-.05, -.72), (1.25, .22), (.82, -.92)):
        put(lambda: vessel([(.27, 0), (.31, .02), (.335, .14), (.345, .60), (.34, .78)], .035, stoneware(c)), x, y, 0, 60 * x)
