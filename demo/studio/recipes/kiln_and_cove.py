"""Kiln & Cove: stoneware thrown and dipped by hand."""
import math

from forms import fine, hollow, lathe, swept, tube, vessel
from materials import clay, glaze, wood
from recipes import product

MUG = [(0.40, 0), (0.455, 0.02), (0.478, 0.09), (0.48, 0.3), (0.48, 0.7), (0.478, 0.95)]
VASE = [(0, 0), (.26, 0), (.30, .03), (.40, .22), (.47, .48), (.44, .74), (.28, .98), (.15, 1.12), (.13, 1.30), (.19, 1.42), (.175, 1.435), (.11, 1.3), (.12, 1.12), (.2, 1.0), (0, .9)]
BOWL = [(0, 0), (.22, 0), (.24, .03), (.25, .06), (.46, .18), (.60, .40), (.62, .46), (.60, .47), (.57, .41), (.43, .21), (.2, .10), (0, .09)]


def mug(m, angle=0.0):
    """A mug whose handle points to the angle."""
    vessel(MUG, 0.045, m)
    bow = [math.radians(90 - 30 * k) for k in range(7)]
    loop = [(.465 + .30 * math.cos(b), .5 + .29 * math.sin(b)) for b in bow]
    tube([(x * math.cos(angle), x * math.sin(angle), z) for x, z in loop], .054, m)


@product('cove-mug', elevation=19, fill=.62, second={'elevation': 44, 'azimuth': -32, 'fill': .62})
def cove_mug(c):
    mug(glaze(c, tint=True))


@product('amphora-vase', elevation=14, fill=.68, second={'elevation': 40, 'azimuth': 20, 'fill': .66})
def amphora_vase(c):
    lathe(VASE, clay(c, tint=True, rough=.7))


@product('nesting-bowls', elevation=24, fill=.66, second={'elevation': 52, 'fill': .66})
def nesting_bowls(c=None):
    for i, m in enumerate((glaze('#e9e0d0', speckle='#6b5340'), glaze('#7d958a'), glaze('#b9602f'))):
        lathe(BOWL, m, (0, 0, .15 * i))


@product('harbour-teapot', elevation=18, fill=.72, second={'elevation': 34, 'azimuth': 42, 'fill': .68})
def harbour_teapot(c):
    m = glaze(c, tint=True, rough=.3, coat=.5)
    lathe([(0, 0), (.34, 0), (.38, .03), (.52, .18), (.58, .40), (.50, .62), (.32, .74), (.30, .76), (.28, .74), (0, .72)], m)
    lathe([(0, .75), (.29, .75), (.31, .77), (.28, .80), (.12, .86), (.06, .88), (.05, .92), (.09, .97), (.08, 1.02), (0, 1.04)], m)
    tube([(-.48, 0, .30), (-.72, 0, .44), (-.80, 0, .66), (-.90, 0, .76)], .085, m, taper=[1.25, 1, .72, .6])
    tube([(.42, 0, .64), (.70, 0, .70), (.84, 0, .48), (.72, 0, .26), (.50, 0, .22)], .05, wood('#b98a56', along='x'))


@product('tide-plate', elevation=30, fill=.70)
def tide_plate(c):
    m = glaze(c, tint=True, speckle=None)
    plate = [(0, 0), (.42, 0), (.46, .02), (.48, .05), (.78, .075), (.80, .12), (.785, .145), (.76, .125), (.75, .105), (.46, .085), (0, .07)]
    for i in range(4):
        lathe(plate, m, (.004 * math.cos(i * 2.1), .006 * math.sin(i * 1.7), .078 * i))


@product('dune-pitcher', elevation=16, fill=.68)
def dune_pitcher(c):
    m = glaze(c, tint=True, rough=.34)
    outer = [(.30, 0), (.34, .02), (.38, .12), (.41, .34), (.38, .62), (.30, .86), (.255, 1.02), (.27, 1.16), (.30, 1.24)]

    def pulled(angle, r, z):
        reach = max(z - .95, 0) / .3
        return r + .20 * reach ** 1.6 * math.exp(-((angle - math.pi) / .30) ** 2)

    swept(fine(hollow(outer, .035), 4), pulled, m)
    tube([(.27, 0, 1.10), (.50, 0, 1.12), (.60, 0, .86), (.52, 0, .56), (.395, 0, .42)], .046, m)
