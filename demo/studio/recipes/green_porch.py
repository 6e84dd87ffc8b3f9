"""Green Porch: plants in good pots, and what one waters them with."""
import math
import random

from forms import ball, blade, fine, hollow, lathe, ring, stick, swept, tube, vessel
from materials import clay, glaze, leaf, paint, soil, wood
from recipes import product

POT = [(.30, 0), (.33, .03), (.42, .50), (.43, .55), (.45, .56), (.46, .66)]


def pot(material, profile=POT, fill=.56, r=.42):
    vessel(profile, .045, material)
    lathe([(0, fill + .02), (r * .6, fill + .012), (r * .94, fill), (r * .94, fill - .05)], soil())


@product('agave-pot', elevation=16, fill=.66, second={'elevation': 48, 'azimuth': 14, 'fill': .64})
def agave_pot(c=None):
    pot(clay('#b4593a'))
    rnd = random.Random(3)
    shades = [leaf('#5d8a5a'), leaf('#6f9a66'), leaf('#4d7b52')]
    for k in range(17):
        t = k / 16
        tilt = math.radians(8 + 58 * t + rnd.uniform(-4, 4))
        blade((0, 0, .56), (k * 2.4, tilt), .92 - .22 * t + rnd.uniform(-.04, .04), .24, shades[k % 3], bend=.10 + .12 * t, fold=.5, thick=.03, belly=.42, tip=1.3)


@product('snake-plant', elevation=13, fill=.70)
def snake_plant(c):
    m = glaze(c, tint=True, rough=.5, coat=.2)
    swept(fine(hollow([(.30, 0), (.33, .02), (.37, .2), (.39, .42), (.40, .60)], .04), 3), lambda a, r, z: r * (1 + .022 * math.cos(24 * a) * (r > .3)), m)
    lathe([(0, .54), (.30, .53), (.345, .52), (.345, .48)], soil())
    rnd = random.Random(8)
    shades = [leaf('#4f7a45', .45), leaf('#6a8f4e', .5), leaf('#3f6a40', .5)]
    for k in range(13):
        a = k * 2.4
        r = .02 + .17 * (k / 12)
        blade((r * math.cos(a), r * math.sin(a), .50), (a, math.radians(3 + 13 * k / 12)), 1.12 - .034 * k + rnd.uniform(-.07, .07), .17, shades[k % 3], bend=rnd.uniform(-.02, .07), fold=.35, thick=.018, belly=.55, tip=1.2)


@product('round-cactus', elevation=20, fill=.60)
def round_cactus(c=None):
    vessel([(.17, 0), (.18, .02), (.15, .10), (.16, .14), (.30, .22), (.37, .38), (.385, .46)], .04, glaze('#d8cbb2', rough=.4, speckle='#6b5340'))
    lathe([(0, .44), (.3, .435), (.345, .43), (.345, .38)], soil())
    body = [(.02, .36), (.24, .40), (.36, .55), (.38, .72), (.31, .90), (.16, 1.0), (.03, 1.0), (.001, .985)]
    ribs = 18
    swept(fine(body, 8), lambda a, r, z: r * (1 - .13 * abs(math.sin(ribs * a / 2)) ** .7), leaf('#4d7a4b', .8), n=288)
    petal = paint('#d8567a', rough=.5, coat=.1)
    for x, y in ((-.08, -.08), (.12, -.02), (-.02, .12)):
        for k in range(9):
            blade((x, y, .97), (k * 2 * math.pi / 9, math.radians(34)), .15, .06, petal, bend=.35, thick=.006)
        ball(.028, (x, y, 1.02), paint('#e3b23c', rough=.7))


@product('trailing-fern', elevation=14, fill=.72)
def trailing_fern(c=None):
    oak = wood('#a9774a')
    for k in range(4):
        a = math.radians(45 + 90 * k)
        stick((.36 * math.cos(a), .36 * math.sin(a), 0), (.36 * math.cos(a), .36 * math.sin(a), .86), .032, .032, oak)
    for a in (45, 135):
        a = math.radians(a)
        stick((-.36 * math.cos(a), -.36 * math.sin(a), .44), (.36 * math.cos(a), .36 * math.sin(a), .44), .024, .024, oak)
    vessel([(.24, .46), (.28, .48), (.31, .62), (.32, .90)], .035, glaze('#ded2bb', rough=.45), floor=.52)
    lathe([(0, .86), (.22, .855), (.285, .85), (.285, .8)], soil())
    rnd = random.Random(5)
    shades = [leaf('#5c8a48'), leaf('#74a058'), leaf('#4a783f')]
    for k in range(30):
        a = k * 2.4
        reach = rnd.uniform(.32, .56)
        drop = rnd.uniform(-.55, .30) if k > 8 else rnd.uniform(.25, .5)
        ca, sa = math.cos(a), math.sin(a)
        path = [(.06 * ca, .06 * sa, .86), (reach * .55 * ca, reach * .55 * sa, 1.06 + max(drop, 0) * .4), (reach * ca, reach * sa, .90 + drop * .75)]
        tube(path, .007, shades[2])
        for i in range(1, 13):
            t = i / 12
            u = 1 - t
            x, y, z = (u * u * path[0][j] + 2 * u * t * path[1][j] + t * t * path[2][j] + (.03 if j == 2 else 0) * (t * u * 4) for j in range(3))
            for side in (-1, 1):
                blade((x, y, z), (a + side * 1.2, math.radians(88)), .17 * (1.15 - .5 * t), .085, shades[(k + i) % 3], bend=.2, thick=.004)


@product('watering-can', elevation=17, fill=.72, second={'elevation': 36, 'azimuth': -36, 'fill': .70})
def watering_can(c):
    m = paint(c, tint=True, rough=.28, coat=.6)
    lathe([(0, 0), (.40, 0), (.42, .02), (.40, .30), (.35, .66), (.34, .68), (.30, .70), (.20, .72), (.19, .70), (.28, .66), (0, .60)], m)
    tube([(.34, 0, .14), (.62, 0, .34), (.86, 0, .72), (1.02, 0, .92)], .06, m, taper=[1.35, .95, .62, .5])
    lathe([(0, 0), (.03, 0), (.045, .06), (.105, .15), (.105, .165), (0, .18)], m, (1.0, 0, .89), rot=(0, math.radians(48), 0))
    tube([(-.385, 0, .30), (-.62, 0, .40), (-.64, 0, .80), (-.36, 0, 1.02), (-.04, 0, 1.0), (.12, 0, .74), (.16, 0, .68)], .034, m)


@product('planter-trio', elevation=22, fill=.72)
def planter_trio(c):
    m = clay(c, tint=True)
    for x, y, s in ((-.52, .12, .82), (.42, .22, 1.0), (.06, -.46, .55)):
        vessel([(.30, 0), (.36, .03), (.47, .22), (.50, .42), (.46, .62), (.42, .70)], .05, m, loc=(x, y, 0), s=s)
