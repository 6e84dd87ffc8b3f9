"""Oak & Iron: tools for the kitchen."""
import math

from forms import ball, box, extrude, fine, group, hollow, lathe, ring, rounded, stick, swept, tube, vessel
from materials import glaze, iron, metal, paint, wood
from recipes import product
from recipes.kiln_and_cove import BOWL

OAK = '#a9743f'
STEEL = '#bdb9b0'


@product('serving-board', elevation=17, azimuth=-8, fill=.70, second={'elevation': 36, 'azimuth': 24, 'fill': .68})
def serving_board(c=None):
    m = wood(OAK, scale=.8)
    slab = extrude(rounded(.98, 1.30, .10), .09, m, (0, 0, .65), bevel=.02)
    group([slab], (0, .22, 0), (math.radians(-12), 0, 0))
    pin = wood('#c99a66')
    group([
        lathe([(0, 0), (.075, 0), (.085, .02), (.085, .72), (.075, .74), (0, .74)], pin),
        lathe([(0, -.20), (.025, -.20), (.035, -.17), (.028, -.10), (.034, 0), (0, 0)], pin),
        lathe([(0, .74), (.034, .74), (.028, .84), (.035, .91), (.025, .94), (0, .94)], pin),
    ], (-.52, -.50, .085), (math.radians(90), 0, math.radians(70)))
    lathe([(r * .62, z * .62) for r, z in BOWL], glaze('#ece2cf', speckle='#6b5340'), (.42, -.36, 0))


@product('iron-pan', elevation=32, azimuth=-26, fill=.74)
def iron_pan(c=None):
    m = iron()
    vessel([(.52, 0), (.56, .02), (.64, .20), (.66, .22)], .045, m, floor=.05)
    tube([(.62, 0, .17), (.80, 0, .21), (.92, 0, .23)], .055, m)
    stick((.88, 0, .225), (1.50, 0, .30), .058, .072, wood('#8d5f38', along='z'))
    ring(.05, .016, (1.54, 0, .305), metal('#55514a', rough=.4), (math.radians(90), 0, 0))
    for a in (75, 255):
        a = math.radians(a)
        extrude([(-.07, 0), (.07, 0), (0, .07)], .05, m, (.645 * math.cos(a), .645 * math.sin(a), .205), rot=(math.radians(-90), 0, a - math.pi / 2), bevel=.012)


@product('enamel-pot', elevation=18, azimuth=-10, fill=.68, second={'elevation': 40, 'azimuth': 24, 'fill': .68})
def enamel_pot(c):
    m, knob = glaze(c, tint=True, rough=.14, coat=.9), metal('#c9a25e')
    lathe([(0, 0), (.50, 0), (.56, .02), (.60, .10), (.62, .30), (.62, .54), (.635, .56), (.635, .60), (0, .60)], m)
    lathe([(0, .60), (.62, .60), (.645, .615), (.64, .64), (.54, .70), (.34, .755), (.12, .775), (0, .775)], m)
    ring(.638, .012, (0, 0, .605), paint('#2a2724'))
    lathe([(0, .77), (.05, .77), (.045, .82), (.10, .86), (.105, .89), (.07, .915), (0, .92)], knob)
    for s in (-1, 1):
        tube([(s * .60, -.17, .44), (s * .74, -.16, .47), (s * .80, 0, .48), (s * .74, .16, .47), (s * .60, .17, .44)], .044, m)


@product('pepper-mill', elevation=13, fill=.70, tint='#b98a56')
def pepper_mill(c):
    m, steel = wood(c, tint=True), metal(STEEL)
    lathe([(0, 0), (.26, 0), (.28, .02), (.28, .10), (.25, .14), (.17, .34), (.15, .52), (.19, .70), (.20, .78), (.17, .82), (0, .82)], m)
    lathe([(.16, .82), (.175, .825), (.175, .85), (.16, .855)], steel)
    lathe([(0, .855), (.17, .855), (.20, .88), (.235, 1.0), (.20, 1.13), (.10, 1.19), (0, 1.20)], m)
    lathe([(0, 1.19), (.05, 1.19), (.05, 1.23), (.075, 1.26), (.07, 1.30), (0, 1.31)], steel)


@product('utensil-crock', elevation=14, fill=.70)
def utensil_crock(c=None):
    vessel([(.34, 0), (.38, .02), (.40, .12), (.40, .60), (.385, .72), (.40, .78)], .045, glaze('#7f9479', rough=.3, speckle='#4a4a38'))
    woods = [wood(x) for x in ('#b98a56', '#8d5f38', '#c99a66', '#a9743f')]

    def tool(parts, azimuth, tilt):
        group(parts, (-.16 * math.cos(azimuth), -.16 * math.sin(azimuth), .08), (0, math.radians(tilt), azimuth), 1.22)

    def spoon(m, h):
        return [stick((0, 0, 0), (0, 0, h), .032, .028, m), ball(.15, (0, 0, h + .14), m, (.30, .82, 1.2))]

    tool(spoon(woods[0], 1.08), .5, 15)
    tool(spoon(woods[1], 1.18), 2.5, 14)
    w = woods[2]
    tool([stick((0, 0, 0), (0, 0, 1.0), .032, .03, w), extrude(rounded(.24, .42, .05), .03, w, (0, 0, 1.16), rot=(0, 0, math.radians(90)), bevel=.01)], 3.9, 16)
    w = woods[3]
    fork = [stick((0, 0, 0), (0, 0, 1.14), .032, .03, w), extrude(rounded(.20, .18, .04), .035, w, (0, 0, 1.20), rot=(0, 0, math.radians(90)), bevel=.01)]
    fork += [stick((0, y, 1.22), (0, y, 1.45), .022, .016, w) for y in (-.075, 0, .075)]
    tool(fork, 5.5, 12)
    m = metal(STEEL)
    whisk = [stick((0, 0, 0), (0, 0, .84), .034, .034, m)]
    for k in range(4):
        a = k * math.pi / 4
        ca, sa = math.cos(a), math.sin(a)
        whisk.append(tube([(.02 * s * ca, .02 * s * sa, z) if z < .9 else (r * s * ca, r * s * sa, z) for s, r, z in ((1, 0, .84), (1, .10, 1.02), (1, .13, 1.18), (1, 0, 1.34), (-1, .13, 1.18), (-1, .10, 1.02), (-1, 0, .84))], .0075, m))
    tool(whisk, 1.5, 6)


@product('stove-kettle', elevation=16, azimuth=-8, fill=.68)
def stove_kettle(c):
    m, steel, oak = glaze(c, tint=True, rough=.16, coat=.9), metal(STEEL), wood('#8d5f38', along='x')
    lathe([(0, 0), (.50, 0), (.55, .02), (.58, .10), (.57, .26), (.48, .48), (.32, .62), (.26, .655), (.24, .65), (0, .65)], m)
    lathe([(0, .655), (.25, .655), (.265, .67), (.24, .70), (.10, .735), (0, .74)], m)
    lathe([(0, .735), (.04, .735), (.035, .775), (.075, .80), (.07, .845), (0, .855)], oak)
    tube([(-.44, 0, .34), (-.62, 0, .44), (-.74, 0, .60), (-.82, 0, .64)], .085, m, taper=[1.3, 1.0, .66, .6])
    tube([(-.42, 0, .50), (-.46, 0, .78), (-.36, 0, 1.00), (0, 0, 1.08), (.36, 0, 1.00), (.46, 0, .78), (.42, 0, .50)], .022, steel)
    tube([(-.30, 0, 1.035), (-.15, 0, 1.068), (0, 0, 1.08), (.15, 0, 1.068), (.30, 0, 1.035)], .046, oak)
    for x in (-.43, .43):
        ball(.04, (x, 0, .50), steel)
