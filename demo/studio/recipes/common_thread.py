"""Common Thread: linen, wool and everything soft."""
import math

from forms import box, fine, lathe, pillow, ring, soften, swept, tassels, tube
from materials import linen, wool
from recipes import product


@product('linen-cushion', elevation=13, azimuth=-14, fill=.66, second={'elevation': 26, 'azimuth': 38, 'fill': .64})
def linen_cushion(c):
    pillow(1.48, 1.48, .62, linen(c, tint=True, threads=60, strength=.4), rot=(math.radians(-15), 0, math.radians(6)), pinch=.045)


@product('bolster', elevation=17, azimuth=-28, fill=.70)
def bolster(c):
    m = linen(c, tint=True, threads=50)
    body = [(.001, -.80), (.12, -.802), (.30, -.80), (.345, -.78), (.36, -.70), (.365, -.3), (.37, .3), (.36, .70), (.345, .78), (.30, .80), (.12, .802), (.001, .80)]
    tilt = (0, math.radians(90), 0)
    swept(fine(body, 5), lambda a, r, z: r * (1 + .012 * math.sin(5 * a + 3 * z) * math.sin(2.4 * z + 1)), m, loc=(0, 0, .37), rot=tilt)
    for x in (-.785, .785):
        ring(.342, .022, (x, 0, .37), m, tilt)
        lathe([(0, -.02), (.05, -.02), (.06, 0), (.05, .02), (0, .02)], m, (x * 1.03, 0, .37), rot=tilt)


@product('folded-throw', elevation=25, azimuth=-18, fill=.68, second={'elevation': 44, 'azimuth': 30, 'fill': .68})
def folded_throw(c):
    m = wool(c, tint=True, scale=60, strength=.4)
    layers = ((1.18, .84, .13), (1.17, .835, .125), (1.15, .83, .12), (1.14, .82, .12))
    z = 0
    for i, (w, d, h) in enumerate(layers):
        soften(box((w, d, h * 1.12), (.008 * (-1) ** i, 0, z + h / 2), m, h * .5, segments=5), .035, .35, 1)
        z += h
    for i in (0, 1):
        y = -d / 2 - .02
        tassels((-.56, y, .115 + i * .245), (.56, y, .115 + i * .245), 44, .105, .0085, m, seed=4 + i)


@product('tea-towels', elevation=27, azimuth=-16, fill=.66)
def tea_towels(c=None):
    z = 0
    for base, stripe in (('#e8ddc6', '#2d5574'), ('#e6dbc5', '#a8432a'), ('#e9dfca', '#5c6b3a')):
        cloth, dye = linen(base, threads=80, strength=.2), linen(stripe, threads=80, strength=.2)
        for k in range(2):
            soften(box((1.06, .72, .082), (.006 * (-1) ** k, .004 * k, z + .036), cloth, .038, segments=4), .018, .4, 1)
            z += .072
        for x in (-.34, -.27, -.20, .30):
            tube([(x, -.368, z - .144 + .02), (x, -.374, z - .105), (x, -.368, z - .035), (x, -.32, z + .0085), (x, .32, z + .0085)], 0, dye, flat=(.030, .010))


@product('floor-pouf', elevation=20, fill=.66)
def floor_pouf(c):
    m = wool(c, tint=True, scale=40, strength=.35)
    body = [(.001, 0), (.30, 0), (.52, .06), (.64, .22), (.67, .38), (.63, .56), (.50, .70), (.28, .765), (.06, .77), (.001, .755)]

    def knit(a, r, z):
        if r < .03:
            return r
        rows = math.sin(z * 46)
        return r * (1 + .026 * abs(math.sin(30 * a + (1.2 if rows > 0 else 0))) * 1.0 + .010 * rows)

    swept(fine(body, 12), knit, m, n=480, sub=0)
    lathe([(0, .73), (.05, .74), (.06, .765), (.045, .785), (0, .79)], m)
