"""Green Porch: plants in good pots, and what one waters them with. One unit is about thirty centimetres."""
import math
import random

from forms import ball, blade, box, fine, hollow, lathe, put, ring, stick, swept, tube, vessel
from materials import clay, glaze, leaf, metal, paint, paper, soil, wood
from recipes import product, props

POT = [(.30, 0), (.33, .03), (.42, .50), (.43, .55), (.45, .56), (.46, .66)]
TERRACOTTA = '#b4593a'
TENTH = .33  # props are in units of ten centimetres


def beside(make, x, y, turn=0.0, z=0.0):
    return put(make, x, y, z, turn, TENTH)


def pot(material, profile=POT, fill=.56, r=.42):
    vessel(profile, .045, material)
    lathe([(0, fill + .02), (r * .6, fill + .012), (r * .94, fill), (r * .94, fill - .05)], soil())


def agave(leaves=17, size=.92, seed=3, tone=0, material=None):
    """An agave in a flower pot."""
    pot(material or clay(TERRACOTTA))
    rnd = random.Random(seed)
    shades = [leaf(x) for x in (('#5d8a5a', '#6f9a66', '#4d7b52'), ('#6f8f86', '#7f9f94', '#5f7f78'), ('#7d9a58', '#8faa66', '#6a8a4c'))[tone]]
    for k in range(leaves):
        t = k / (leaves - 1)
        tilt = math.radians(8 + 58 * t + rnd.uniform(-4, 4))
        blade((0, 0, .56), (k * 2.4, tilt), size * (1 - .24 * t) + rnd.uniform(-.04, .04), .26 * size, shades[k % 3], bend=.10 + .12 * t, fold=.5, thick=.03, belly=.42, tip=1.3)


@product('agave-pot', elevation=16, fill=.76)
def agave_pot(c=None):
    agave()


@product('agave-young', elevation=28, azimuth=-8, fill=.74)
def agave_young(c=None):
    put(lambda: agave(9, .62, 7, 1), 0, 0, 0, 20, .50)
    beside(lambda: props.pencil(0, 0, 0, 0), .42, -.36, 10, .012)
    beside(lambda: props.lemon(0, 0, 50), -.44, -.16)


@product('agaves-three', elevation=24, fill=.84)
def agaves_three(c=None):
    for i, (x, y) in enumerate(((-.74, .06), (.02, -.20), (.76, .10))):
        put(lambda: agave(9 + i, .66, 4 + i, i, clay((TERRACOTTA, '#d3bd98', '#7f8d84')[i])), x, y, 0, 40 * i, .66)


@product('agave-sizes', elevation=17, fill=.86)
def agave_sizes(c=None):
    for x, y, s, n in ((-.98, -.10, .52, 9), (-.22, -.16, .76, 13), (.80, .12, 1.15, 19)):
        put(lambda: agave(n, .86, n), x, y, 0, 30 * n, s)


def ribbed(m):
    swept(fine(hollow([(.30, 0), (.33, .02), (.37, .2), (.39, .42), (.40, .60)], .04), 3), lambda a, r, z: r * (1 + .022 * math.cos(24 * a) * (r > .3)), m)
    lathe([(0, .54), (.30, .53), (.345, .52), (.345, .48)], soil())


def swords(count=13, size=1.12, spread=13, seed=8, width=.17, pale=False):
    rnd = random.Random(seed)
    shades = [leaf(*x) for x in (('#4f7a45', .45), ('#6a8f4e', .5), ('#3f6a40', .5))] if not pale else [leaf('#8fa06a', .55), leaf('#a9b07a', .6), leaf('#7b9060', .5)]
    for k in range(count):
        a = k * 2.4
        r = .02 + .17 * (k / (count - 1))
        blade((r * math.cos(a), r * math.sin(a), .50), (a, math.radians(3 + spread * k / (count - 1))), size * (1 - .03 * k) + rnd.uniform(-.07, .07), width, shades[k % 3], bend=rnd.uniform(-.02, .07), fold=.35, thick=.018, belly=.55, tip=1.2)


def matte(c, tint=True):
    return glaze(c, tint=tint, rough=.5, coat=.2)


@product('snake-plant', elevation=13, fill=.80)
def snake_plant(c):
    ribbed(matte(c))
    swords()


@product('snake-tall', elevation=12, azimuth=-10, fill=.84)
def snake_tall(c):
    ribbed(matte(c))
    swords(11, 2.1, 7, 3, .19)
    from recipes.shapes import stool
    put(lambda: stool(wood('#b98a56', along='x'), wood('#b98a56')), 1.25, .35, 0, 20, 1.25)


@product('snake-desk', elevation=22, azimuth=12, fill=.78)
def snake_desk(c):
    put(lambda: (ribbed(matte(c)), swords(15, .52, 30, 6, .22)), 0, 0, 0, 0, .62)
    beside(lambda: (props.book(0, 0, 0, 14, colour='#36535c'), props.pencil(.1, -.1, .255, 40)), .66, -.08)


@product('snake-slow', elevation=16, azimuth=16, fill=.78)
def snake_slow(c=None):
    ribbed(matte('#ece6da', False))
    swords(7, .80, 10, 12, .20, pale=True)


@product('snake-pot', elevation=26, azimuth=-12, fill=.80)
def snake_pot(c):
    put(lambda: (ribbed(matte(c)), swords(9, .78, 16, 15)), -.40, .10, 0, 0, .85)
    put(lambda: ribbed(matte(c)), .46, -.22, 0, 20, .74)


def bowl_pot(m):
    vessel([(.17, 0), (.18, .02), (.15, .10), (.16, .14), (.30, .22), (.37, .38), (.385, .46)], .04, m)
    lathe([(0, .44), (.3, .435), (.345, .43), (.345, .38)], soil())


def cactus(flowers=((-.08, -.08), (.12, -.02), (-.02, .12)), tall=1.0, ribs=18, spines=True, petal='#d8567a', seed=2):
    body = [(.02, .36), (.24, .40), (.36, .36 + .19 * tall), (.38, .36 + .36 * tall), (.31, .36 + .54 * tall), (.16, .36 + .64 * tall), (.03, .36 + .64 * tall), (.001, .36 + .625 * tall)]
    swept(fine(body, 8), lambda a, r, z: r * (1 - .13 * abs(math.sin(ribs * a / 2)) ** .7), leaf('#4d7a4b', .8), n=288)
    if spines:
        rnd = random.Random(seed)
        thorn = paint('#e6d9b8', rough=.6, coat=0)
        verts, faces = [], []
        outline = fine(body, 8)
        for k in range(ribs):
            a = 2 * math.pi * k / ribs
            for r, z in outline[6:-6:2]:
                for _ in range(4):
                    b, lift = a + rnd.uniform(-.5, .5), rnd.uniform(-.3, .6)
                    base = (r * math.cos(a), r * math.sin(a), z)
                    tip = (base[0] + .075 * math.cos(b), base[1] + .075 * math.sin(b), z + .075 * lift)
                    n = len(verts)
                    side = (-.0035 * math.sin(a), .0035 * math.cos(a))
                    verts += [(base[0] + side[0], base[1] + side[1], z), (base[0] - side[0], base[1] - side[1], z), (base[0], base[1], z + .005), tip]
                    faces += [(n, n + 1, n + 3), (n + 1, n + 2, n + 3), (n + 2, n, n + 3)]
        from forms import mesh
        mesh(verts, faces, thorn, smooth=False)
    bloom = paint(petal, rough=.5, coat=.1)
    top = .36 + .61 * tall
    for x, y in flowers:
        for k in range(11):
            blade((x, y, top), (k * 2 * math.pi / 11, math.radians(34)), .16, .055, bloom, bend=.35, thick=.006)
        ball(.028, (x, y, top + .05), paint('#e3b23c', rough=.7), rings=12)


@product('round-cactus', elevation=20, fill=.72)
def round_cactus(c=None):
    bowl_pot(glaze('#d8cbb2', rough=.4, speckle='#6b5340'))
    cactus()


@product('cactus-old', elevation=17, azimuth=-10, fill=.76)
def cactus_old(c=None):
    pot(clay('#a9603f'), fill=.50)
    put(lambda: cactus((), 1.7, 22), 0, 0, .12, 0, 1.0)
    put(lambda: cactus((), .9, 16, seed=5), .26, -.16, .34, 0, .42)


@product('cactus-tiny', elevation=30, azimuth=10, fill=.74)
def cactus_tiny(c=None):
    put(lambda: (bowl_pot(glaze('#7d958a', rough=.4, speckle='#3a3a2c')), cactus(((.0, -.02),), .8, 14, petal='#d99a3c')), 0, 0, 0, 0, .34)
    beside(lambda: props.teaspoon(0, 0, 0), -.30, -.32, 12)


@product('cactus-present', elevation=26, azimuth=-14, fill=.78)
def cactus_present(c=None):
    put(lambda: (bowl_pot(glaze('#ece3d2', rough=.4)), cactus(((-.1, -.06), (.1, .0), (0, .12), (.02, -.16)), .9, 18, petal='#e0703c')), -.20, .0, .03)
    card = paper('#c7a878', fine=1.2)
    box((.95, .95, .03), (-.20, 0, .015), card, .008)
    for x, y, w, d in ((-.66, 0, .03, .95), (.26, 0, .03, .95), (-.20, .46, .95, .03)):
        box((w, d, .34), (x, y, .17), card, .008)
    red = paint('#a3381f', rough=.7, coat=0)
    tube([(.72, -.42, .02), (.60, -.20, .05), (.75, -.05, .02), (.92, -.22, .04), (.72, -.42, .02), (.98, -.62, .015)], 0, red, flat=(.05, .008))


def fern(count=30, reach=(.32, .56), fall=(-.55, .30), seed=5, z=.86, width=.17):
    rnd = random.Random(seed)
    shades = [leaf('#5c8a48'), leaf('#74a058'), leaf('#4a783f')]
    for k in range(count):
        a = k * 2.4
        out = rnd.uniform(*reach)
        drop = rnd.uniform(*fall) if k > 8 else rnd.uniform(.25, .5)
        ca, sa = math.cos(a), math.sin(a)
        path = [(.06 * ca, .06 * sa, z), (out * .55 * ca, out * .55 * sa, z + .20 + max(drop, 0) * .4), (out * ca, out * sa, z + .04 + drop * .75)]
        tube(path, .007, shades[2])
        for i in range(1, 13):
            t = i / 12
            u = 1 - t
            x, y, h = (u * u * path[0][j] + 2 * u * t * path[1][j] + t * t * path[2][j] + (.03 if j == 2 else 0) * (t * u * 4) for j in range(3))
            for side in (-1, 1):
                blade((x, y, h), (a + side * 1.2, math.radians(88)), width * (1.15 - .5 * t), width / 2, shades[(k + i) % 3], bend=.2, thick=.004)


def stand(height=.86, m=None):
    oak = m or wood('#a9774a')
    for k in range(4):
        a = math.radians(45 + 90 * k)
        stick((.36 * math.cos(a), .36 * math.sin(a), 0), (.36 * math.cos(a), .36 * math.sin(a), height), .032, .032, oak)
    for a in (45, 135):
        a = math.radians(a)
        stick((-.36 * math.cos(a), -.36 * math.sin(a), height - .42), (.36 * math.cos(a), .36 * math.sin(a), height - .42), .024, .024, oak)


def hanging_pot(z=.46, tone='#ded2bb'):
    vessel([(.24, z), (.28, z + .02), (.31, z + .16), (.32, z + .44)], .035, glaze(tone, rough=.45), floor=z + .06)
    lathe([(0, z + .40), (.22, z + .395), (.285, z + .39), (.285, z + .34)], soil())


@product('trailing-fern', elevation=14, fill=.80)
def trailing_fern(c=None):
    stand()
    hanging_pot()
    fern()


@product('fern-small', elevation=18, azimuth=-10, fill=.80)
def fern_small(c=None):
    put(lambda: (stand(.62), hanging_pot(.22, '#7d8a6a'), fern(20, (.26, .42), (-.30, .30), 9, .62, .14)), 0, 0, 0, 0, .80)
    beside(lambda: (props.book(0, 0, 0, 12, colour='#7a3f2c'), props.book(0, 0, .22, -6, 1.15, 1.75, .16, colour='#c9b28a')), .62, -.16)


@product('fern-grown', elevation=12, azimuth=14, fill=.84)
def fern_grown(c=None):
    stand(1.25)
    hanging_pot(.85, '#36454f')
    fern(46, (.45, .85), (-1.0, .35), 14, 1.25, .20)


@product('fern-bathroom', elevation=24, azimuth=-12, fill=.80)
def fern_bathroom(c=None):
    hanging_pot(0, '#e6dcc8')
    fern(24, (.30, .48), (-.18, .35), 21, .40, .15)
    from recipes.still_water import bar
    put(lambda: bar('#d8c49e'), .62, -.34, 0, 24, .30)


def can(m, rose=True):
    lathe([(0, 0), (.40, 0), (.42, .02), (.40, .30), (.35, .66), (.34, .68), (.30, .70), (.20, .72), (.19, .70), (.28, .66), (0, .60)], m)
    tube([(.34, 0, .14), (.62, 0, .34), (.86, 0, .72), (1.02, 0, .92)], .06, m, taper=[1.35, .95, .62, .5])
    if rose:
        lathe([(0, 0), (.03, 0), (.045, .06), (.105, .15), (.105, .165), (0, .18)], m, (1.0, 0, .89), rot=(0, math.radians(48), 0))
    tube([(-.36, 0, .30), (-.60, 0, .40), (-.64, 0, .80), (-.36, 0, 1.02), (-.04, 0, 1.0), (.12, 0, .76), (.18, 0, .68)], .034, m, taper=[1.3, 1, 1, 1, 1, 1, 1.3])


@product('watering-can', elevation=17, fill=.78)
def watering_can(c):
    can(paint(c, tint=True, rough=.28, coat=.6))


@product('copper-can', elevation=22, azimuth=-28, fill=.78)
def copper_can(c=None):
    can(metal('#c47a52', rough=.24), rose=False)


@product('garden-can', elevation=18, azimuth=14, fill=.80)
def garden_can(c):
    m = paint(c, tint=True, rough=.32, coat=.4)
    vessel([(.50, 0), (.52, .02), (.52, .85)], .012, m, lip=.008)
    lathe([(.30, .78), (.52, .85), (.525, .86), (.50, .86), (.30, .80)], m, sub=1)
    for z in (.10, .74):
        ring(.522, .012, (0, 0, z), m)
    tube([(.48, 0, .14), (.80, 0, .40), (1.15, 0, .92)], .065, m, taper=[1.3, 1, .75])
    lathe([(0, 0), (.05, 0), (.06, .05), (.16, .20), (.16, .22), (0, .24)], metal('#c9a25e', rough=.25), (1.12, 0, .88), rot=(0, math.radians(52), 0))
    tube([(-.50, 0, .24), (-.80, 0, .36), (-.82, 0, .72), (-.50, 0, .80)], .034, m)
    tube([(-.46, 0, .84), (-.30, 0, 1.14), (.14, 0, 1.18), (.44, 0, .86)], .034, m)


@product('child-can', elevation=26, azimuth=-10, fill=.78)
def child_can(c):
    put(lambda: can(paint(c, tint=True, rough=.28, coat=.6)), 0, 0, 0, 0, .46)
    put(lambda: (pot(clay(TERRACOTTA)), swords(4, .42, 20, 3, .14)), .62, .18, 0, 0, .36)
    beside(lambda: props.teaspoon(0, 0, 0), -.42, -.36, 10)


def planter(m, x=0.0, y=0.0, s=1.0):
    vessel([(.30, 0), (.36, .03), (.47, .22), (.50, .42), (.46, .62), (.42, .70)], .05, m, loc=(x, y, 0), s=s)


@product('planter-trio', elevation=22, fill=.78)
def planter_trio(c):
    m = clay(c, tint=True)
    for x, y, s in ((-.52, .12, .82), (.42, .22, 1.0), (.06, -.46, .55)):
        planter(m, x, y, s)


@product('planters-large', elevation=18, azimuth=-8, fill=.84)
def planters_large(c):
    m = clay(c, tint=True, fine=1.4)
    for x, y, s in ((-.98, .20, 1.25), (.58, .40, 1.6), (-.02, -.74, .95)):
        planter(m, x, y, s)
    put(lambda: swords(9, 1.15, 22, 4, .2), .58, .40, .42, 0, 1.25)
    lathe([(0, .98), (.55, .96), (.62, .94)], soil(), (.58, .40, 0))


def herb(tone, seed, height=.42, count=26, size=.13, narrow=.55):
    """A small bush of leaves."""
    rnd = random.Random(seed)
    shades = [leaf(tone), leaf(tone, .75)]
    for k in range(count):
        a, t = k * 2.4, k / count
        q = .05 + .20 * t * rnd.uniform(.6, 1)
        h = height * (1.1 - .7 * t) * rnd.uniform(.8, 1.1)
        tube([(q * .4 * math.cos(a), q * .4 * math.sin(a), 0), (q * math.cos(a), q * math.sin(a), h)], .008, shades[1])
        for j in range(3):
            blade((q * math.cos(a), q * math.sin(a), h * (.7 + .15 * j)), (a + j * 2.2, 1.0), size, size * narrow, shades[j % 2], bend=.4, fold=.3, thick=.004)


@product('herb-planters', elevation=24, azimuth=6, fill=.84)
def herb_planters(c):
    m = clay(c, tint=True)
    box((2.1, .70, .05), (0, 0, .025), wood('#8d5f38', along='x'), .016)
    for x, tone, seed, size, narrow in ((-.66, '#5f8f3f', 1, .17, .62), (.0, '#4f7f3c', 2, .10, .8), (.66, '#7f9a78', 3, .12, .30)):
        put(lambda: (planter(m), lathe([(0, .60), (.40, .58)], soil())), x, 0, .05, 0, .60)
        put(lambda: herb(tone, seed, size=size, narrow=narrow), x, 0, .40)


@product('planter-single', elevation=24, azimuth=-10, fill=.72)
def planter_single(c):
    planter(clay(c, tint=True))
    beside(lambda: props.pear(0, 0, 0), .72, -.22, 20)
