"""Still Water: soap, salts and oils. One unit is ten centimetres."""
import math
import random

from forms import ball, box, extrude, lathe, put, rounded, stick, tube, vessel
from labels import flat, wrap
from materials import clay, glass, glaze, linen, metal, paint, pane, wax, wood
from recipes import product, props

CLEAR = '#f4f8f6'
DARK = '#1f1c1a'


def words(name, kind, foot):
    return [('caps', 4.4, 'STILL WATER'), '-', ('bold', 12.5, name), 1, ('italic', 7, kind), 3, ('caps', 3.4, foot.upper())]


def pump(z):
    dark = paint(DARK, rough=.35, coat=.2)
    lathe([(0, z), (.15, z), (.155, z + .02), (.155, z + .14), (.14, z + .16), (.05, z + .17), (.045, z + .30), (0, z + .30)], dark)
    tube([(-.06, 0, z + .335), (.12, 0, z + .335), (.27, 0, z + .325), (.34, 0, z + .27)], .042, dark, taper=[1, 1, .85, .7])
    lathe([(0, z + .29), (.1, z + .29), (.11, z + .31), (.11, z + .36), (.1, z + .38), (0, z + .38)], dark)


def bottle(m, label, h=1.0, r=.35, inside='#cdbb98'):
    """A pump bottle: shoulders at .74 of its height, soap to .62 of it."""
    vessel([(r - .05, 0), (r - .01, .03), (r, .1), (r, h * .74), (r - .02, h * .82), (r - .13, h * .92), (.13, h * .96), (.12, h * 1.02)], .03, m, floor=.05)
    lathe([(0, .055), (r - .06, .055), (r - .032, .10), (r - .032, h * .62), (0, h * .62)], paint(inside, rough=.35))
    stick((0, 0, .15), (0, 0, h), .018, .018, paint('#d9d2c4'))
    pump(h)
    wrap(label, r + .0025, r * 1.65, h * .46, h * .42)


@product('hand-wash', elevation=14, fill=.72, samples=14, tint=CLEAR, beside=lambda: props.lemon(.74, -.10, 35, '#c9b02f'))
def hand_wash(c):
    bottle(glass(c, tint=True), words('Bergamot', 'hand wash', '300 ml'))


@product('hand-rosemary', elevation=17, azimuth=-10, fill=.74, samples=14, tint=CLEAR)
def hand_rosemary(c):
    bottle(glass(c, tint=True), words('Rosemary', 'hand wash', '300 ml'))
    for y, turn in ((-.52, 4), (-.66, -16)):
        put(lambda: props.sprig(0, 0, 0, 1.05, (.05, .08), 14, '#4f6b50', .13, seed=5), .38, y, .05, turn, 1, (0, 86))


@product('hand-unscented', elevation=12, azimuth=12, fill=.72, samples=14, tint=CLEAR)
def hand_unscented(c):
    bottle(glass(c, tint=True), words('Nothing', 'hand wash, unscented', '300 ml'), inside='#d9d3c2')
    props.cloth(-.15, .62, -6, 1.7, .8, '#c9c0ad')


@product('hand-large', elevation=15, fill=.76, samples=14, tint=CLEAR)
def hand_large(c):
    bottle(glass(c, tint=True), words('Hand Wash', 'for the kitchen', '500 ml'), h=1.38, r=.42)
    put(lambda: glass_of_brushes(), .95, .20)


def glass_of_brushes():
    vessel([(.26, 0), (.30, .02), (.31, .3), (.31, .62)], .03, glaze('#d8cbb2', speckle='#4a3626', foot=.05))
    oak = wood('#b98a56')
    put(lambda: (stick((0, 0, 0), (0, 0, 1.15), .035, .045, oak), ball(.13, (0, 0, 1.24), paint('#d9c7a2', rough=.9, coat=0), (1, 1, .8))), -.08, 0, .06, 0, 1, (0, 9))


@product('hand-pair', elevation=17, fill=.80, samples=14, tint=CLEAR)
def hand_pair(c):
    tray = wood('#8d5f38', along='x')
    extrude(rounded(1.9, .95, .2, 12), .07, tray, (0, 0, -.035), rot=(math.radians(90), 0, 0), bevel=.02)
    put(lambda: bottle(glass(c, tint=True), words('Hand Wash', 'bergamot', '300 ml')), -.44, 0)
    put(lambda: bottle(glass(c, tint=True), words('Lotion', 'bergamot', '300 ml'), inside='#e4dccb'), .44, 0)


@product('hand-gardeners', elevation=19, azimuth=-8, fill=.76, samples=14, tint=CLEAR)
def hand_gardeners(c):
    bottle(glass(c, tint=True), words('Gardener', 'pumice and lemon', '300 ml'), inside='#c4bda6')
    put(lambda: scrubbing(.9, .36, .16, '#b98a56'), .78, -.42, 0, 18)


def hairs(outline, lift, low, tones, step=.052, seed=2):
    """Bristles under a brush: outline(x, y) says where they grow."""
    rnd = random.Random(seed)
    stuffs = [paint(tone, rough=.8, coat=0) for tone in tones]
    n = int(1.6 / step)
    for i in range(-n, n + 1):
        for j in range(-n, n + 1):
            x, y = i * step, j * step
            if outline(x, y):
                stick((x, y, lift), (x * 1.04 + rnd.uniform(-.02, .02), y * 1.06 + rnd.uniform(-.02, .02), low + rnd.uniform(.0, .02)), .021, .014, rnd.choice(stuffs), 8)


def scrubbing(w, d, h, tone):
    """A small brush lying on its bristles."""
    body = extrude(rounded(w, d, d * .45, 12), .13, wood(tone, along='x'), (0, 0, h + .10), rot=(math.radians(90), 0, 0), bevel=.04)
    body.modifiers[0].segments = 4
    hairs(lambda x, y: abs(x) < w / 2 - .07 and abs(y) < d / 2 - .06, h + .06, 0, ('#e2d2ae', '#c9b58c'))


def bar(tone, w=1.05, d=.68, h=.26, r=.14):
    body = extrude(rounded(w, d, r, 10), h, wax(tone), (0, 0, h / 2), rot=(math.radians(90), 0, 0), bevel=.07)
    body.modifiers[0].segments = 6


def band(w, d, h, z, label):
    """A paper band around the short side of a stack."""
    flat(label, w, d + .012, (0, 0, z + h + .003), (math.radians(-90), 0, 0))
    for s in (-1, 1):
        flat([], w, h + .002, (0, s * (d / 2 + .006), z + h / 2), (0, 0, 0 if s < 0 else math.pi), frame=False)


@product('soap-bars', elevation=26, azimuth=-18, fill=.72)
def soap_bars(c=None):
    put(lambda: bar('#6f8468'), 0, 0, 0, -4)
    put(lambda: bar('#d8c49e'), .02, 0, .26, 6)
    put(lambda: (bar('#b0603f'), band(.42, .68, .26, 0, [('caps', 9, 'STILL WATER'), '-', ('bold', 17, 'Three'), ('italic', 11, 'oat, clay, seaweed')])), -.01, 0, .52, -9)


@product('soap-single', elevation=30, azimuth=10, fill=.74)
def soap_single(c=None):
    oak = wood('#a9743f', along='x')
    for k in range(5):
        box((1.5, .13, .06), (0, -.36 + .18 * k, .10), oak, .02)
    for x in (-.55, .55):
        box((.10, .86, .07), (x, 0, .035), wood('#a9743f', along='y'), .02)
    put(lambda: (bar('#d8c49e'), band(.46, .68, .26, 0, [('caps', 8, 'STILL WATER'), '-', ('bold', 19, 'Oat'), ('italic', 11, 'one bar, 100 g')])), 0, 0, .13, 12)


@product('shampoo-bar', elevation=34, azimuth=-8, fill=.72)
def shampoo_bar(c=None):
    lathe([(0, 0), (.36, 0), (.42, .03), (.44, .10), (.44, .22), (.41, .28), (.34, .30), (.30, .285), (0, .285)], wax('#5f7d74'))
    rope = linen('#cbb893', threads=90)
    tube([(.0, .0, .28), (.05, -.05, .36), (.25, -.30, .22), (.46, -.62, .03), (.80, -.62, .025), (.86, -.42, .025), (.58, -.40, .025), (.50, -.56, .06)], .022, rope)
    for k in range(9):
        a, q = k * 2.4, .16 + .02 * k
        ball(.022, (q * math.cos(a), q * math.sin(a), .288), paint('#3d5a44', rough=.9, coat=0), (1.6, .7, .5), (0, 0, a))


@product('soap-second', elevation=38, azimuth=14, fill=.80)
def soap_second(c=None):
    for tone, x, y, z, turn, tilt in (('#6f8468', -.62, .30, 0, 12, 0), ('#d8c49e', .60, .40, 0, -18, 0), ('#b0603f', .05, -.48, 0, 31, 0), ('#8d8477', .02, .32, .26, 4, 0)):
        put(lambda: bar(tone, .98 + .05 * x, .66, .26 + .02 * y, .10), x, y, z, turn, 1, (tilt, 0))


def jar(m, label, r=.42, h=.90, seed=11):
    vessel([(r - .06, 0), (r - .02, .02), (r, .08), (r, h * .78), (r - .02, h * .87), (r - .09, h * .93), (r - .09, h)], .022, pane(), floor=.04)
    top = h * .62
    lathe([(0, .045), (r - .05, .045), (r - .027, .09), (r - .027, top), (r - .06, top + .04), (0, top + .06)], m)
    rnd = random.Random(seed)
    for _ in range(120):
        a, q = rnd.uniform(0, 6.283), math.sqrt(rnd.random()) * (r - .06)
        s = rnd.uniform(.022, .044)
        box((s, s, s), (q * math.cos(a), q * math.sin(a), top + .04 + .03 * (1 - q) + rnd.uniform(0, .02)), m, s * .15, (rnd.random() * 3, rnd.random() * 3, rnd.random() * 3), 1)
    cork = clay('#b98a5c', rough=.9, grain=.9)
    lathe([(0, h * .94), (r - .13, h * .94), (r - .095, h * 1.1), (r - .08, h * 1.13), (r - .09, h * 1.17), (0, h * 1.17)], cork)
    wrap(label, r + .0025, r * 1.55, h * .40, h * .36)


def scoop(x, y, turn, salt=None):
    oak = wood('#b98a56', along='x')
    vessel([(.02, 0), (.12, .03), (.17, .12)], .02, oak, loc=(x, y, 0), floor=.03)
    put(lambda: tube([(.14, 0, .10), (.40, 0, .13), (.72, 0, .12)], .032, oak, taper=[.9, .8, 1.3]), x, y, 0, turn)
    if salt:
        lathe([(0, .15), (.10, .13), (.15, .105)], salt, (x, y, 0))


@product('bath-salts', elevation=19, fill=.74, samples=14)
def bath_salts(c):
    m = clay(c, tint=True, rough=.7, grain=.8)
    jar(m, words('Bath Salts', 'a handful, warm water', '500 g'))
    scoop(.66, -.50, 20, m)


@product('salts-eucalyptus', elevation=16, azimuth=-12, fill=.74, samples=14)
def salts_eucalyptus(c=None):
    jar(clay('#8fae98', rough=.7, grain=.8), words('Eucalyptus', 'bath salts', '500 g'), seed=5)
    put(lambda: props.sprig(0, 0, 0, 1.5, (.1, .15), 10, '#8fa596', .32, seed=8), .30, -.60, .10, 8, 1, (0, 84))


@product('salts-large', elevation=20, azimuth=8, fill=.76, samples=14)
def salts_large(c):
    m = clay(c, tint=True, rough=.7, grain=.8)
    jar(m, words('Bath Salts', 'sixteen baths', '1.6 kg'), r=.62, h=1.42, seed=3)
    scoop(.98, -.45, 30, m)


@product('foot-salts', elevation=36, azimuth=-6, fill=.80, samples=12)
def foot_salts(c=None):
    m = clay('#d5dfd2', rough=.7, grain=.8)
    put(lambda: jar(m, words('Mint', 'foot salts', '400 g'), r=.40, h=.80, seed=9), -.80, .45)
    vessel([(.62, 0), (.70, .03), (.86, .22), (.92, .42)], .03, glaze('#ece3d2', rough=.2, fine=.6), loc=(.62, -.30, 0))
    lathe([(0, .30), (.83, .30)], glass('#dfeee8', ior=1.33), (.62, -.30, 0), sub=0)
    from forms import blade
    from materials import leaf
    for k in range(5):
        blade((.55 + .16 * math.cos(k * 2.2), -.34 + .22 * math.sin(k * 2.2), .315), (k * 1.9, 1.5), .20, .12, leaf('#4d7a4a'), bend=.05, fold=.1)


def oval(w, d):
    return lambda x, y: (max(abs(x) - (w - d) / 2, 0) / (d / 2 - .06)) ** 2 + (y / (d / 2 - .06)) ** 2 < 1


@product('bath-brush', elevation=22, azimuth=-20, fill=.74)
def bath_brush(c=None):
    body = extrude(rounded(1.30, .66, .33, 16), .16, wood('#b98a56', along='x'), (0, 0, .50), rot=(math.radians(90), 0, 0), bevel=.06)
    body.modifiers[0].segments = 5
    hairs(oval(1.30, .66), .45, 0, ('#e2d2ae', '#c9b58c'))
    strap = linen('#d9cbae', threads=70, strength=.3)
    tube([(-.27, -.335, .47), (-.27, -.34, .56), (-.27, -.27, .68), (-.27, 0, .75), (-.27, .27, .68), (-.27, .34, .56), (-.27, .335, .47)], 0, strap, flat=(.26, .022))


@product('brush-soft', elevation=30, azimuth=12, fill=.72)
def brush_soft(c=None):
    lathe([(0, .36), (.38, .36), (.42, .39), (.43, .45), (.40, .52), (.20, .58), (.10, .60), (.085, .68), (.13, .80), (.10, .90), (0, .92)], wood('#d0a873', along='x'))
    hairs(lambda x, y: x * x + y * y < .36 ** 2, .40, 0, ('#efe6d2', '#e6d9bf'), step=.046, seed=7)


@product('brush-pear', elevation=20, azimuth=16, fill=.78)
def brush_pear(c=None):
    pear = wood('#8a4a30', along='x')
    body = extrude(rounded(1.05, .62, .31, 16), .15, pear, (-.42, 0, .46), rot=(math.radians(90), 0, 0), bevel=.055)
    body.modifiers[0].segments = 5
    tube([(-.05, 0, .46), (.30, 0, .48), (.85, 0, .56), (1.35, 0, .60)], .085, pear, taper=[1.5, 1.0, .8, 1.15])
    put(lambda: hairs(oval(1.05, .62), .42, 0, ('#3a2c22', '#4d3a2a')), -.42)


@product('dry-brush', elevation=30, azimuth=-14, fill=.80)
def dry_brush(c=None):
    oak = wood('#a9743f', along='x')

    def whole():
        body = extrude(rounded(1.0, .60, .30, 16), .13, oak, (-.55, 0, .34), rot=(math.radians(90), 0, 0), bevel=.05)
        body.modifiers[0].segments = 5
        tube([(-.15, 0, .34), (.25, 0, .35), (1.2, 0, .28), (2.3, 0, .09)], .075, oak, taper=[1.6, .95, .85, 1.15])
        put(lambda: hairs(oval(1.0, .60), .30, 0, ('#cdb88e', '#b89f72')), -.55)
        tube([(2.25, 0, .10), (2.45, .1, .05), (2.6, 0, .02), (2.45, -.1, .03), (2.25, 0, .10)], .014, linen('#8d7a5a', threads=90))

    put(whole, 0, 0, 0, -22)


def dropper(m, label, h=.74, r=.29, oil='#e8d9a8'):
    k = h / .74
    vessel([(r - .05, 0), (r - .01, .02), (r, .08), (r, .50 * k), (r - .02, .58 * k), (.16, .66 * k), (.11, .68 * k), (.11, h)], .026, m, floor=.05)
    lathe([(0, .055), (r - .06, .055), (r - .028, .09), (r - .028, .42 * k), (0, .42 * k)], glass(oil, ior=1.4))
    lathe([(0, h - .01), (.125, h - .01), (.13, h), (.13, h + .12), (.12, h + .14), (0, h + .14)], metal('#c9a25e'))
    lathe([(0, h + .13), (.085, h + .13), (.09, h + .16), (.085, h + .30), (.06, h + .40), (.03, h + .43), (0, h + .435)], paint('#25211e', rough=.6))
    stick((0, 0, .12), (0, 0, h), .02, .02, glass(CLEAR))
    wrap(label, r + .0025, r * 1.7, .33 * k, .28 * k)


@product('oil-dropper', elevation=15, fill=.72, samples=14, tint=CLEAR)
def oil_dropper(c):
    dropper(glass(c, tint=True), words('Plum Kernel', 'face oil', '30 ml'))
    for x, y, turn in ((.52, -.18, 20), (.74, .12, 70)):
        put(lambda: lathe([(0, 0), (.05, .01), (.17, .08), (.22, .20), (.18, .34), (.07, .42), (.02, .41), (0, .40)], clay('#4a2a4a', rough=.45, grain=.05)), x, y, .0, turn)


@product('night-oil', elevation=13, azimuth=-10, fill=.70, samples=14, tint=CLEAR)
def night_oil(c):
    dropper(glass(c, tint=True), words('Chamomile', 'night oil', '30 ml'), oil='#a9b8d8')
    white, yellow = paint('#f1ede2', rough=.8, coat=0), clay('#c9982f', grain=.9)
    for x, y in ((.50, -.22), (.70, .06), (-.48, -.26)):
        ball(.055, (x, y, .055), yellow, (1, 1, .8))
        for k in range(11):
            a = k * 2 * math.pi / 11
            ball(.07, (x + .11 * math.cos(a), y + .11 * math.sin(a), .035), white, (1, .42, .12), (0, -.2, a))


@product('beard-oil', elevation=20, azimuth=8, fill=.74, samples=14, tint=CLEAR)
def beard_oil(c):
    dropper(glass(c, tint=True), words('Cedar', 'beard oil', '30 ml'))

    def comb():
        horn = wood('#6b4326', along='x')
        box((1.05, .20, .05), (0, .20, .03), horn, .02)
        for k in range(17):
            box((.028, .30, .036), (-.48 + .06 * k, -.04, .03), horn, .010)

    put(comb, .72, -.45, 0, 22)


@product('hair-oil', elevation=12, azimuth=10, fill=.74, samples=14, tint=CLEAR)
def hair_oil(c):
    dropper(glass(c, tint=True), words('Rosemary', 'hair oil', '100 ml'), h=1.15, r=.34)
    put(lambda: props.sprig(0, 0, 0, 1.0, (.05, .08), 14, '#4f6b50', .13, seed=5), -.30, -.55, .05, 6, 1, (0, 86))


@product('oils-four', elevation=22, fill=.82, samples=14)
def oils_four(c=None):
    from recipes.banners import thinned
    for i, (tone, title) in enumerate((('#a3591c', 'Plum'), ('#1f429c', 'Night'), ('#a3591c', 'Cedar'), ('#244433', 'Rosemary'))):
        put(lambda: dropper(glass(thinned(tone)), [('caps', 6, 'STILL WATER'), '-', ('bold', 15, title), 2, ('caps', 5, '5 ML')]), -.78 + .52 * i, -.10 * (i % 2), 0, 6 * (i - 1), .62)
