"""Oak & Iron: tools for the kitchen. One unit is about twenty centimetres unless a recipe says otherwise."""
import math

from colours import hex_of
from forms import ball, box, extrude, group, lathe, put, ring, rounded, stick, tube, vessel
from materials import Stuff, glaze, iron, metal, paint, wood
from recipes import product, props
from recipes.kiln_and_cove import BOWL

OAK = '#a9743f'
STEEL = '#bdb9b0'
HALF = .5  # props are in units of ten centimetres


def beside(make, x, y, turn=0.0, z=0.0, s=HALF):
    return put(make, x, y, z, turn, s)


def board(w=.98, h=1.30, tone=OAK, hole=False, grain=.8):
    """A board lying flat, its length along y."""
    slab = extrude(rounded(w, h, .10), .09, wood(tone, scale=grain), (0, 0, .045), rot=(math.radians(90), 0, 0), bevel=.02)
    if hole:
        lathe([(.055, 0), (.065, .004), (.065, .008)], wood('#6e4a28'), (0, h / 2 - .13, .0895), sub=0)
        lathe([(0, 0), (.056, 0)], paint('#3a2a1c', rough=.9, coat=0), (0, h / 2 - .13, .0915), sub=0)
    return slab


def pin(length=.74, tone='#c99a66'):
    m = wood(tone)
    return group([
        lathe([(0, 0), (.075, 0), (.085, .02), (.085, length - .02), (.075, length), (0, length)], m),
        lathe([(0, -.20), (.025, -.20), (.035, -.17), (.028, -.10), (.034, 0), (0, 0)], m),
        lathe([(0, length), (.034, length), (.028, length + .10), (.035, length + .17), (.025, length + .20), (0, length + .20)], m),
    ], rot=(math.radians(90), 0, 0))


def leaning(make, y=.30, height=1.30, lean=-12):
    """A board on its short edge, leaning back."""
    put(make, 0, y, height / 2 * math.cos(math.radians(lean)), 0, 1, (90 + lean, 0))


def rolled(x, y, turn, **how):
    put(lambda: pin(**how), x, y, .085, turn)


@product('serving-board', elevation=18, azimuth=-8, fill=.78)
def serving_board(c=None):
    leaning(board)
    rolled(-.02, -.42, 70)
    lathe([(r * .62, z * .62) for r, z in BOWL], glaze('#e4dac8', speckle='#4a3626', fine=1.5), (.46, -.30, 0))


def bread(x, y, z, turn=0.0, s=1.0):
    """A loaf of rye with floured cuts."""
    m = Stuff('#8a5a30', roughness=.85)
    m.shade(m.noise(3, 5, roughness=.7), .3, .7, .60, 1.2)
    m.shade(m.noise(40, 4, roughness=.7), .3, .7, .80, 1.15)
    cuts = m.span(m.math('ABSOLUTE', m.math('SINE', m.math('ADD', m.math('MULTIPLY', m.along('X'), 9.0), m.math('MULTIPLY', m.along('Y'), 4.0)))), .16, .04)
    m.over(m.math('MULTIPLY', cuts, m.span(m.along('Z'), .05, .3)), '#e3cfa6')
    m.bump(m.noise(14, 6), .6, .05)
    crust = m.done()
    put(lambda: ball(.5, (0, 0, .24), crust, (1.15, .62, .52)), x, y, z, turn, s)


@product('oak-board', elevation=34, azimuth=-14, fill=.80)
def oak_board(c=None):
    put(lambda: board(hole=True), 0, 0, 0, 62)
    bread(-.22, .04, .085, 40, .58)
    steel = metal('#c3bfb6', rough=.2, brushed='x')
    put(lambda: (extrude([(-.02, 0), (.62, 0), (.56, .07), (.40, .10), (-.02, .10)], .010, steel, (0, 0, .012), rot=(math.radians(90), 0, 0), bevel=.003), box((.36, .075, .045), (-.19, .05, .022), wood('#5f3a20', along='x'), .018)), .25, -.78, 0, 10)


@product('board-set-large', elevation=20, azimuth=10, fill=.80)
def board_set_large(c=None):
    leaning(lambda: board(1.30, 1.75), .45, 1.75)
    rolled(-.30, -.62, 78, length=1.0)
    put(lambda: lathe([(r * 1.05, z * 1.05) for r, z in BOWL], wood('#b98a56', along='x')), .62, -.22)
    ball(.40, (.62, -.22, .30), Stuff('#e6d5b4', roughness=.8).done(), (1, 1, .62))


@product('baking-small', elevation=28, azimuth=-12, fill=.80)
def baking_small(c=None):
    put(lambda: board(.70, .92, '#c39a68'), -.10, .10, 0, 74)
    put(lambda: pin(.50, '#d0a873'), .30, -.50, .085 * .8, 78, .8)
    dough = Stuff('#dcc08c', roughness=.85)
    dough.shade(dough.noise(50, 3), .3, .7, .9, 1.06)
    dough = dough.done()
    for x, y in ((-.34, .10), (-.06, .22), (-.16, -.08), (.14, .02)):
        outline = [((.085 if k % 2 else .125) * math.cos(k * math.pi / 5), (.085 if k % 2 else .125) * math.sin(k * math.pi / 5)) for k in range(10)]
        extrude(outline, .03, dough, (x, y, .105), rot=(math.radians(90), 0, x * 5), bevel=.008)
    beside(lambda: props.teaspoon(0, 0, 0), .48, .40, 60)


@product('one-tree', elevation=26, azimuth=12, fill=.80)
def one_tree(c=None):
    put(lambda: board(.95, 1.45, '#8f6236', grain=.6), -.10, .12, 0, 68)
    rolled(.15, -.62, 84, tone='#8f6236')
    put(lambda: lathe([(r * .72, z * .80) for r, z in BOWL], wood('#8f6236', along='x', scale=.8)), -.25, .18, .09)
    for x, y, z in ((-.32, .14, .20), (-.16, .26, .20), (-.20, .08, .21)):
        ball(.105, (x, y, z + .08), wood('#7a4a2a', scale=3), (1, 1, 1.1))


def pan(r=.66, depth=.22, handle=True, fry=None):
    m = iron(fine=1.2)
    vessel([(r - .14, 0), (r - .10, .02), (r - .02, depth - .02), (r, depth)], .045, m, floor=.05)
    tube([(r - .06, 0, depth - .05), (r + .14, 0, depth - .01), (r + .26, 0, depth + .01)], .055, m)
    if handle:
        stick((r + .22, 0, depth + .005), (r + .84, 0, depth + .08), .058, .072, wood('#8d5f38', along='z'))
        ring(.05, .016, (r + .88, 0, depth + .085), metal('#55514a', rough=.4), (math.radians(90), 0, 0))
    else:
        tube([(r + .2, 0, depth), (r + .62, 0, depth + .05), (r + .80, 0, depth + .06)], .05, m, taper=[1, .9, 1.2])
    for a in (75, 255):
        a = math.radians(a)
        extrude([(-.07, 0), (.07, 0), (0, .07)], .05, m, ((r - .015) * math.cos(a), (r - .015) * math.sin(a), depth - .015), rot=(math.radians(-90), 0, a - math.pi / 2), bevel=.012)
    if fry:
        fry(r, depth)


def egg(x, y, z, s=1.0):
    white = Stuff('#f3efe6', roughness=.3, clearcoat=.4).done()
    yolk = Stuff('#d98a17', roughness=.15, clearcoat=.8).done()
    outline = [(.26 * s * (1 + .14 * math.sin(3 * a + x * 9) + .07 * math.sin(5 * a)) * math.cos(a), .26 * s * (1 + .14 * math.sin(3 * a + x * 9) + .07 * math.sin(5 * a)) * math.sin(a)) for a in (k * math.pi / 18 for k in range(36))]
    extrude(outline, .03, white, (x, y, z + .015), rot=(math.radians(-90), 0, 0), bevel=.012)
    ball(.10 * s, (x + .02, y, z + .03), yolk, (1, 1, .55))


@product('iron-pan', elevation=32, azimuth=-26, fill=.80)
def iron_pan(c=None):
    pan()


@product('pancake-pan', elevation=38, azimuth=14, fill=.82)
def pancake_pan(c=None):
    cake = Stuff('#c98f45', roughness=.75)
    cake.shade(cake.noise(6, 5, roughness=.7), .3, .7, .62, 1.2)
    cake = cake.done()
    pan(.64, .11, fry=lambda r, d: lathe([(0, .055), (.46, .055), (.485, .065), (.47, .078), (0, .075)], cake))


@product('deep-pan', elevation=24, azimuth=-34, fill=.82)
def deep_pan(c=None):
    pan(.72, .42)
    beside(lambda: (props.lemon(0, 0, 20), props.lemon(.45, .38, 90)), -.80, -.62)


@product('egg-pan', elevation=42, azimuth=-18, fill=.80)
def egg_pan(c=None):
    pan(.44, .16, handle=False, fry=lambda r, d: (egg(-.10, .08, .05, .62), egg(.13, -.10, .052, .62)))
    beside(lambda: props.fork(0, 0, 0), -.62, -.62, 60)


def pot(m, knob, ears=2, wide=1.0):
    """A casserole with its lid on."""
    body = lathe([(0, 0), (.50, 0), (.56, .02), (.60, .10), (.62, .30), (.62, .54), (.635, .56), (.635, .60), (0, .60)], m)
    lid = lathe([(0, .60), (.62, .60), (.645, .615), (.64, .64), (.54, .70), (.34, .755), (.12, .775), (0, .775)], m)
    rim = ring(.638, .012, (0, 0, .605), paint('#2a2724'))
    for obj in (body, lid, rim):
        obj.scale.x *= wide
    lathe([(0, .77), (.05, .77), (.045, .82), (.10, .86), (.105, .89), (.07, .915), (0, .92)], knob)
    for k in range(ears):
        x = (1, -1)[k] * wide
        q = (1, -1)[k]
        tube([(.60 * x, -.17, .44), (.60 * x + .14 * q, -.16, .47), (.60 * x + .20 * q, 0, .48), (.60 * x + .14 * q, .16, .47), (.60 * x, .17, .44)], .044, m, taper=[1.2, 1, 1, 1, 1.2])


def enamel(c, tint=True):
    return glaze(c, tint=tint, rough=.14, coat=.9)


@product('enamel-pot', elevation=18, azimuth=-10, fill=.76)
def enamel_pot(c):
    pot(enamel(c), metal('#c9a25e'))


@product('casseroles-four', elevation=28, fill=.84)
def casseroles_four(c=None):
    for (x, y), tone in zip(((-.86, .52), (.72, .66), (-.62, -.72), (.92, -.56)), ('cherry', 'cream', 'sea', 'moss')):
        put(lambda: pot(enamel(hex_of(tone), False), metal('#c9a25e')), x, y, 0, 25 * x)
    put(lambda: props.fork(0, 0, 0), -.1, -1.55, 0, 4, 1.0)


@product('milk-pan', elevation=24, azimuth=-22, fill=.80)
def milk_pan(c):
    m = enamel(c)
    vessel([(.42, 0), (.46, .02), (.48, .10), (.49, .50), (.52, .56)], .03, m)
    ring(.515, .014, (0, 0, .565), paint('#2a2724'))
    tube([(.46, 0, .44), (.70, 0, .50), (.86, 0, .52)], .045, m, taper=[1.3, 1, 1])
    stick((.82, 0, .515), (1.50, 0, .58), .055, .066, wood('#8d5f38', along='z'))
    lathe([(0, .34), (.465, .34)], glaze('#f3ede0', rough=.2), sub=0)


@product('bread-pot', elevation=26, azimuth=16, fill=.82)
def bread_pot(c):
    pot(enamel(c), iron(), wide=1.35)
    bread(-.98, -.75, 0, 18, .78)


def mill(m, knob, tall=1.0, head=None):
    k = tall
    lathe([(0, 0), (.26, 0), (.28, .02), (.28, .10), (.25, .14), (.17, .34 * k), (.15, .52 * k), (.19, .70 * k), (.20, .78 * k), (.17, .82 * k), (0, .82 * k)], m)
    z = .82 * k
    lathe([(.16, z), (.175, z + .005), (.175, z + .03), (.16, z + .035)], metal(STEEL))
    lathe([(0, z + .035), (.17, z + .035), (.20, z + .06), (.235, z + .18), (.20, z + .31), (.10, z + .37), (0, z + .38)], head or m)
    lathe([(0, z + .37), (.05, z + .37), (.05, z + .41), (.075, z + .44), (.07, z + .48), (0, z + .49)], knob)


def corns(x, y, tone, seed=1, size=.022, n=16):
    import random
    rnd = random.Random(seed)
    m = paint(tone, rough=.8, coat=0)
    for _ in range(n):
        a, q = rnd.uniform(0, 6.28), math.sqrt(rnd.random()) * .22
        ball(size * rnd.uniform(.8, 1.15), (x + q * math.cos(a), y + q * math.sin(a) * .7, size), m, rings=10)


@product('pepper-mill', elevation=14, fill=.74, tint=OAK, beside=lambda: corns(.48, -.16, '#2d2622'))
def pepper_mill(c):
    mill(wood(c, tint=True), metal(STEEL))


@product('salt-mill', elevation=18, azimuth=-8, fill=.76, tint=OAK)
def salt_mill(c):
    mill(wood(c, tint=True), metal('#c9a25e'), head=wood('#d0a873'))
    vessel([(.18, 0), (.22, .02), (.27, .10), (.29, .15)], .025, glaze('#36454f', speckle='#20201e'), loc=(.62, -.14, 0), floor=.04)
    import random
    rnd = random.Random(4)
    salt = paint('#f1ede4', rough=.7)
    lathe([(0, .13), (.15, .115), (.25, .09)], salt, (.62, -.14, 0))
    for _ in range(60):
        a, q = rnd.uniform(0, 6.28), math.sqrt(rnd.random()) * .22
        box((.03, .03, .03), (.62 + q * math.cos(a), -.14 + q * math.sin(a), .13 - q * .12), salt, .004, (rnd.random() * 3, rnd.random() * 3, 0), 1)


@product('mills-pair', elevation=14, azimuth=4, fill=.80, tint=OAK)
def mills_pair(c):
    put(lambda: mill(wood(c, tint=True), metal(STEEL)), -.36, .10)
    put(lambda: mill(wood('#e0c9a0'), metal(STEEL)), .36, -.10)


@product('long-mill', elevation=11, azimuth=-6, fill=.82, tint=OAK)
def long_mill(c):
    mill(wood(c, tint=True), metal(STEEL), tall=2.05)
    beside(lambda: props.lemon(0, 0, 40), .62, -.20, 0, 0, .45)


def spoon(m, h, bowl=.15):
    stick((0, 0, 0), (0, 0, h), .032, .028, m)
    ball(bowl, (0, 0, h + bowl * .9), m, (.30, .82, 1.2))


def spatula(m, h, cut=0.0):
    stick((0, 0, 0), (0, 0, h), .032, .03, m)
    outline = rounded(.24, .42, .05) if not cut else [(-.12, -.2), (.12, -.2), (.12, .22), (-.12, .10)]
    extrude(outline, .03, m, (0, 0, h + .16), rot=(0, 0, math.radians(90)), bevel=.01)


def crock(m):
    vessel([(.34, 0), (.38, .02), (.40, .12), (.40, .60), (.385, .72), (.40, .78)], .045, m)


def tools(tones):
    for i, (tone, a, tilt) in enumerate(zip(tones, (.5, 1.8, 3.1, 4.3, 5.5), (21, 17, 22, 19, 20))):
        m = wood(tone, scale=1.6)
        make = (lambda m=m: spoon(m, 1.30)) if i % 2 == 0 else (lambda m=m: spatula(m, 1.22))
        put(lambda: put(make, 0, 0, 0, 0, 1, (0, tilt)), -.19 * math.cos(a), -.19 * math.sin(a), .08, math.degrees(a))


@product('utensil-crock', elevation=14, fill=.78)
def utensil_crock(c=None):
    crock(glaze('#7f9479', rough=.3, speckle='#3a3a2c', foot=.05))
    tools(('#b98a56', '#8d5f38', '#c99a66', '#a9743f', '#7a4f2c'))


@product('crock-beech', elevation=18, azimuth=12, fill=.78)
def crock_beech(c=None):
    crock(glaze('#d8cbb2', rough=.3, speckle='#4a3626', foot=.05))
    tools(('#dcb98c', '#d6b184', '#dfbf94', '#d3ad7e', '#dab688'))


@product('crock-empty', elevation=20, azimuth=-8, fill=.72)
def crock_empty(c=None):
    crock(glaze('#36454f', rough=.3, speckle='#1d2226', foot=.05))
    beside(lambda: (props.lemon(0, 0, 20), props.lemon(.62, -.12, 100)), .58, -.32)


@product('spoons-three', elevation=46, azimuth=8, fill=.80)
def spoons_three(c=None):
    cherry = ('#8a4a2c', '#94532f', '#834427')
    for i, (x, h, turn) in enumerate(((-.42, 1.45, 8), (.0, 1.25, -2), (.42, 1.05, -9))):
        m = wood(cherry[i], scale=1.4)
        make = (lambda: put(lambda: spoon(m, h, .25), 0, 0, 0, 90)) if i < 2 else (lambda: put(lambda: spatula(m, h, .1), 0, 0, 0, 90))
        put(lambda: put(make, 0, 0, 0, 0, 1, (-90, 0)), x, -.70, .045, turn)


def kettle(m, oak, steel, bail=False):
    lathe([(0, 0), (.50, 0), (.55, .02), (.58, .10), (.57, .26), (.48, .48), (.32, .62), (.26, .655), (.24, .65), (0, .65)], m)
    lathe([(0, .655), (.25, .655), (.265, .67), (.24, .70), (.10, .735), (0, .74)], m)
    lathe([(0, .735), (.04, .735), (.035, .775), (.075, .80), (.07, .845), (0, .855)], oak)
    tube([(-.42, 0, .32), (-.62, 0, .44), (-.74, 0, .60), (-.82, 0, .64)], .085, m, taper=[1.45, 1.0, .66, .6])
    high = 1.20 if bail else 1.08
    tube([(-.43, 0, .47), (-.47, 0, .78), (-.36, 0, high - .08), (0, 0, high), (.36, 0, high - .08), (.47, 0, .78), (.43, 0, .47)], .022 if not bail else .016, steel)
    if not bail:
        tube([(-.30, 0, 1.035), (-.15, 0, 1.068), (0, 0, 1.08), (.15, 0, 1.068), (.30, 0, 1.035)], .046, oak)
    else:
        tube([(-.16, 0, 1.185), (0, 0, 1.20), (.16, 0, 1.185)], .045, oak)
    for x in (-.43, .43):
        ball(.04, (x, 0, .49), steel)


@product('stove-kettle', elevation=16, azimuth=-8, fill=.76)
def stove_kettle(c):
    kettle(enamel(c), wood('#8d5f38', along='x'), metal(STEEL))


@product('kettle-small', elevation=22, azimuth=12, fill=.80)
def kettle_small(c):
    put(lambda: kettle(enamel(c), wood('#8d5f38', along='x'), metal(STEEL)), 0, 0, 0, 0, .82)
    from recipes.kiln_and_cove import mug
    put(lambda: mug(glaze('#d8cbb2', speckle='#4a3626', foot=.055)), .88, -.30, 0, -20, .48)


@product('camp-kettle', elevation=20, azimuth=-18, fill=.78)
def camp_kettle(c=None):
    kettle(iron('#2a2a2c', .55), wood('#6b4a2c', along='x'), iron(), bail=True)
    bark = wood('#6a5038', scale=1.5)
    for x, y, turn in ((.80, -.38, 24), (.92, -.12, 8)):
        put(lambda: stick((-.35, 0, .06), (.35, 0, .06), .06, .055, bark), x, y, 0, turn)
