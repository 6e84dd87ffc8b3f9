"""Common Thread: linen, wool and everything soft. One unit is about thirty centimetres."""
import math

from forms import ball, box, fine, folded, lathe, put, ring, stuffed, swept, tassels, tube
from materials import Stuff, leather, linear, linen, metal, wood, wool
from recipes import product, props

TENTH = .33  # props are in units of ten centimetres


def beside(make, x, y, turn=0.0, z=0.0):
    return put(make, x, y, z, turn, TENTH)


def leaning(make, w=1.5, turn=6, lean=-16):
    """Stands a cushion on its edge, leaning back."""
    return put(make, 0, 0, w / 2, turn, 1, (lean, 0))


def cloth(c, tint=True, **how):
    return linen(c, tint=tint, **{'threads': 62, **how})


@product('linen-cushion', elevation=14, azimuth=-12, fill=.74, second={'elevation': 16, 'azimuth': 34, 'fill': .72})
def linen_cushion(c):
    leaning(lambda: stuffed(1.5, 1.5, cloth(c), piping=.014))


@product('cushion-cover', elevation=32, azimuth=14, fill=.76)
def cushion_cover(c):
    folded(1.5, 1.0, 4, .035, cloth(c))
    for x in (-.42, 0, .42):
        put(lambda: lathe([(0, 0), (.045, 0), (.05, .012), (.04, .022), (.02, .016), (0, .016)], wood('#c9a77a'), sub=1), x, -.34, .155)


@product('seat-cushion', elevation=30, azimuth=-16, fill=.78)
def seat_cushion(c):
    m = cloth(c)
    put(lambda: stuffed(1.4, 1.4, m, fullness=.5, piping=.014), 0, 0, .14, 0, 1, (90, 0))
    for s in (-1, 1):
        tube([(s * .68, .66, .14), (s * .80, .84, .06), (s * .92, .80, .02), (s * 1.08, .95, .02)], 0, m, flat=(.05, .012))
        tube([(s * .68, .66, .14), (s * .76, .90, .05), (s * .72, 1.08, .02), (s * .80, 1.22, .02)], 0, m, flat=(.05, .012))
    for x, y in ((-.3, -.3), (.3, -.3), (-.3, .3), (.3, .3)):
        put(lambda: ball(.045, (0, 0, 0), m, (1, 1, .5)), x, y, .268)


@product('cushions-pair', elevation=14, azimuth=-6, fill=.84)
def cushions_pair(c=None):
    put(lambda: leaning(lambda: stuffed(1.5, 1.5, cloth('#a85a3e', False), piping=.014, seed=2), turn=10), -.55, .22)
    put(lambda: leaning(lambda: stuffed(1.5, 1.5, cloth('#7f9478', False), piping=.014, seed=5), turn=-8, lean=-22), .62, -.24)


def lavender(x, y, turn, seed=1):
    green, bloom = Stuff('#7d8a6a', roughness=.8).done(), wool('#6d5f96', scale=90)

    def bunch():
        for k in range(7):
            off = .05 * math.sin(k * 2.4 + seed)
            end = (-.2 + .03 * math.cos(k * 1.7), off * 2.2 + .02 * k - .06, .03 + .012 * (k % 3))
            tube([(.9, off * .6, .02), (.4, off, .025), end], .011, green)
            tube([(end[0] + .06, end[1], end[2]), (end[0] - .10, end[1] * 1.05, end[2]), (end[0] - .26, end[1] * 1.1, end[2])], .035, bloom, taper=[.5, 1.1, .3])
        ring(.055, .012, (.62, .0, .035), linen('#cbb893'), (0, math.radians(90), 0))

    put(bunch, x, y, 0, turn)


@product('lavender-pillow', elevation=30, azimuth=10, fill=.76)
def lavender_pillow(c):
    put(lambda: stuffed(.95, .62, cloth(c), fullness=.7), 0, 0, .12, -8, 1, (90, 0))
    lavender(-.1, -.62, 14)


def bolster(m, length=1.6, r=.37):
    k = length / 2
    body = [(.001, -k), (.12, -k - .002), (.30, -k), (r * .93, -k + .02), (r * .97, -k + .10), (r * .99, -.3), (r, .3), (r * .97, k - .10), (r * .93, k - .02), (.30, k), (.12, k + .002), (.001, k)]
    if r < .3:
        body = [(min(q, r * .9) if abs(z) >= k - .001 else q, z) for q, z in body]
    tilt = (0, math.radians(90), 0)
    swept(fine(body, 6), lambda a, q, z: q * (1 + .016 * math.sin(5 * a + 3 * z) * math.sin(2.4 * z + 1) + .007 * math.sin(11 * a + 7 * z)), m, loc=(0, 0, r), rot=tilt)
    for s in (-1, 1):
        ring(r * .93, .020, (s * (k - .015), 0, r), m, tilt)
        lathe([(0, -.02), (.05, -.02), (.06, 0), (.05, .02), (0, .02)], m, (s * k * 1.005, 0, r), rot=tilt)


@product('bolster', elevation=18, azimuth=-28, fill=.76)
def bolster_round(c):
    bolster(cloth(c))


@product('bolster-long', elevation=20, azimuth=-34, fill=.84)
def bolster_long(c):
    bolster(cloth(c), 3.0, .36)
    beside(lambda: props.book(0, 0, 0, 20, colour='#c9b28a'), .2, -.78)


@product('yoga-bolster', elevation=22, azimuth=24, fill=.78)
def yoga_bolster(c):
    m = cloth(c)
    put(lambda: stuffed(2.0, .95, m, fullness=1.1, n=48, piping=.014), 0, 0, .36, 0, 1, (90, 0))
    tube([(1.0, -.16, .36), (1.12, -.14, .42), (1.14, 0, .44), (1.12, .14, .42), (1.0, .16, .36)], 0, m, flat=(.10, .02))


@product('draught-bolster', elevation=28, azimuth=-20, fill=.84)
def draught_bolster(c=None):
    m = cloth('#a8573a', False)
    put(lambda: bolster(m, 3.0, .19), 0, 0, 0, 0)
    tube([(1.5, 0, .19), (1.66, .05, .22), (1.74, .02, .10), (1.62, -.03, .12), (1.5, 0, .19)], 0, leather('#693b20'), flat=(.05, .012))


@product('folded-throw', elevation=26, azimuth=-18, fill=.76)
def folded_throw(c):
    m = wool(c, tint=True, scale=60, strength=.4)
    folded(1.25, .85, 5, .11, m)
    for z in (.12, .34):
        tassels((-.60, -.475, z), (.60, -.475, z), 46, .11, .0085, m, seed=round(z * 50))


@product('blanket-double', elevation=22, azimuth=20, fill=.80)
def blanket_double(c):
    m = wool(c, tint=True, scale=50, strength=.4)
    folded(1.9, 1.35, 7, .12, m, seed=3)
    beside(lambda: (props.book(0, 0, 0, 12, colour='#7a3f2c'), props.book(0, 0, .22, -4, 1.15, 1.75, .16, colour='#c9b28a')), .25, -.05, 0, .845)


@product('cot-blanket', elevation=30, azimuth=-12, fill=.78)
def cot_blanket(c):
    folded(.92, .66, 4, .085, wool(c, tint=True, scale=80, strength=.35), seed=6)
    from recipes.pebble_and_pine import rattle
    put(rattle, .50, -.52, 0, 24)


@product('travel-blanket', elevation=20, azimuth=-24, fill=.76)
def travel_blanket(c):
    m = wool(c, tint=True, scale=60, strength=.4)
    turns = []
    for i in range(140):
        a = i * .16
        r = .06 + .0163 * a
        turns.append((r * math.cos(a), r * math.sin(a)))
    verts = [(x, y, .385 + z) for y, z in turns for x in (-.72, -.36, 0, .36, .72)]
    faces = [(5 * s + i, 5 * s + i + 1, 5 * s + i + 6, 5 * s + i + 5) for s in range(len(turns) - 1) for i in range(4)]
    from forms import mesh
    roll = mesh(verts, faces, m)
    solid = roll.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = .088, 0
    soft = roll.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    hide = leather('#693b20')
    for x in (-.34, .34):
        tube([(x, .452 * math.cos(k * math.pi / 6), .392 + .452 * math.sin(k * math.pi / 6)) for k in range(12)], 0, hide, closed=True, flat=(.014, .10))
        box((.13, .02, .10), (x, -.462, .44), metal('#c9a25e', rough=.25), .008)
    tube([(-.34, 0, .87), (-.22, 0, 1.02), (0, 0, 1.07), (.22, 0, 1.02), (.34, 0, .87)], .030, hide)


def striped(base, dye, at=(-.34, -.27, -.20, .30), width=.030):
    """Linen with woven stripes along y; at: where they run, in x."""
    s = Stuff(base, roughness=.95, specular=.04)
    mask = None
    for x in at:
        near = s.span(s.math('ABSOLUTE', s.math('SUBTRACT', s.along('X'), x)), width / 2 + .002, width / 2 - .002)
        mask = near if mask is None else s.math('MAXIMUM', mask, near)
    s.base(s.mix('MIX', mask, linear(base), linear(dye)))
    height, uneven = s.weave(80, 'XY')
    s.shade(uneven, .34, .66, .86, 1.12)
    s.shade(height, .2, .95, .72, 1.06)
    s.bump(height, .4, .006)
    return s.done()


TOWELS = (('#e8ddc6', '#2d5574'), ('#e6dbc5', '#a8432a'), ('#e9dfca', '#5c6b3a'))


@product('tea-towels', elevation=28, azimuth=-16, fill=.76)
def tea_towels(c=None):
    for i, (base, dye) in enumerate(TOWELS):
        put(lambda: folded(1.06, .72, 4, .036, striped(base, dye), seed=i), .02 * i - .02, 0, .146 * i, 2 * i - 2)


@product('napkins-six', elevation=40, azimuth=10, fill=.82)
def napkins_six(c=None):
    for i in range(6):
        base, dye = TOWELS[i % 3]
        put(lambda: folded(.62, .62, 2, .020, striped(base, dye, (-.22, -.17, .22), .022), seed=i), -.62 + .25 * i, .06 * math.sin(i), .026 * i, 8 - 3 * i)
    beside(lambda: props.fork(0, 0, 0), .55, -.62, 20)


@product('towel-one', elevation=24, azimuth=-8, fill=.76)
def towel_one(c=None):
    base, dye = TOWELS[0]
    put(lambda: folded(1.06, .80, 3, .040, striped(base, dye, (-.40, -.34, -.28, -.10, .38), .028), seed=4), 0, 0, 0, 9)
    beside(lambda: props.lemon(0, 0, 30), .28, -.05, 0, .13)
    beside(lambda: props.lemon(0, 0, 100, '#cfa01c'), .58, -.56)


@product('towels-six', elevation=20, azimuth=22, fill=.74)
def towels_six(c=None):
    for i in range(6):
        base, dye = TOWELS[i % 3]
        put(lambda: folded(.95, .66, 3, .036, striped(base, dye, (-.30, -.24, .26)), seed=i), .01 * math.sin(i * 2), 0, .112 * i, 2 * math.sin(i * 1.7))


def pouf(m, r=1.0, h=1.0):
    body = [(.001, 0), (.30, 0), (.52, .06), (.64, .22), (.67, .38), (.63, .56), (.50, .70), (.28, .765), (.06, .77), (.001, .755)]

    def knit(a, q, z):
        if q < .03:
            return q
        rows = math.sin(z / h * 46)
        return q * (1 + .030 * abs(math.sin(30 * a + (1.2 if rows > 0 else 0))) + .012 * rows)

    swept(fine([(q * r, z * h) for q, z in body], 12), knit, m, n=480, sub=0)
    lathe([(0, .73 * h), (.05, .74 * h), (.06, .765 * h), (.045, .785 * h), (0, .79 * h)], m)


def yarn(c):
    return wool(c, tint=True, scale=60, strength=.35)


@product('floor-pouf', elevation=20, fill=.72)
def floor_pouf(c):
    pouf(yarn(c))


@product('pouf-large', elevation=18, azimuth=-8, fill=.80)
def pouf_large(c):
    pouf(yarn(c), 1.5, 1.15)
    beside(lambda: (props.book(0, 0, 0, 16, 1.5, 2.1, .3, '#36535c'), notebook_cup()), .1, -.1, 0, .90)


def notebook_cup():
    from materials import glaze
    from recipes.kiln_and_cove import mug
    put(lambda: mug(glaze('#d8cbb2', speckle='#4a3626', foot=.055)), .1, .1, .30, 20, .85)


@product('pouf-flat', elevation=26, azimuth=10, fill=.78)
def pouf_flat(c):
    pouf(yarn(c), 1.25, .50)


@product('pouf-nursery', elevation=20, azimuth=12, fill=.78)
def pouf_nursery(c):
    pouf(yarn(c), .95, .95)
    from recipes.pebble_and_pine import rattle
    put(rattle, .85, -.42, 0, -20)


@product('pouf-small', elevation=22, azimuth=-14, fill=.76)
def pouf_small(c):
    pouf(yarn(c), .72, .85)
    beside(lambda: (props.book(0, 0, 0, 14, 1.5, 2.2, .25, '#7a3f2c'), props.book(0, 0, .25, -8, 1.4, 2.0, .2, '#c9b28a')), .86, -.10)
