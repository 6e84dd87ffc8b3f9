"""Paper Mill Lane: notebooks, novels and letters."""
import math

from forms import box, extrude, rounded, stick, tube, vessel, lathe
from materials import linen, metal, paint, paper, wood
from recipes import product

PAGES = '#f3ebdc'


def lying_book(cover, w, d, h, z, turn, spine='-x'):
    """A closed book lying flat: two boards, a spine at the left and the pages between."""
    r = math.radians(turn)

    def at(x, y, zz):
        return (x * math.cos(r) - y * math.sin(r), x * math.sin(r) + y * math.cos(r), zz)

    t = .022
    for zz in (z + t / 2, z + h - t / 2):
        box((w, d, t), at(0, 0, zz), cover, .009, (0, 0, r))
    box((t, d, h - .004), at(-w / 2 + t / 2, 0, z + h / 2), cover, .009, (0, 0, r))
    box((w - .06, d - .05, h - 2 * t), at(.0, 0, z + h / 2), paper(PAGES, grain=.05), .003, (0, 0, r))


def standing_book(cover, x, w, d, h, lean=0.0, y=0.0):
    """A book on its foot, spine to the camera; w is its thickness."""
    a = math.radians(lean)
    t = .02
    made = []
    for dx in (-w / 2 + t / 2, w / 2 - t / 2):
        made.append(box((t, d, h), (dx, 0, h / 2), cover, .008))
    made.append(box((w, t, h), (0, -d / 2 + t / 2, h / 2), cover, .012))
    made.append(box((w - 2 * t, d - .05, h - .05), (0, .01, h / 2), paper(PAGES, grain=.05), .003))
    from forms import group
    return group(made, (x, y, 0), (0, a, 0))


@product('field-notebooks', elevation=27, azimuth=10, fill=.70, second={'elevation': 58, 'azimuth': -18, 'fill': .68})
def field_notebooks(c=None):
    z = 0
    for colour, w, d, h, turn in (('#2b4a3b', 1.25, .92, .17, 4), ('#b5562c', 1.16, .86, .14, -7), ('#d8c39a', 1.05, .78, .15, 11)):
        lying_book(linen(colour, threads=60, strength=.2), w, d, h, z, turn)
        z += h
    stick((-.42, -.20, z + .024), (.40, .06, z + .024), .024, .024, paint('#1f1c1a', coat=.4), 6)
    stick((.40, .06, z + .024), (.47, .082, z + .024), .024, .004, wood('#d9b98a'), 12)


@product('linen-journal', elevation=13, azimuth=-14, fill=.62, second={'elevation': 36, 'azimuth': 26, 'fill': .62})
def linen_journal(c):
    cover = linen(c, tint=True, threads=42, strength=.25)
    from forms import group
    made = [box((.92, .03, 1.28), (0, y, .64), cover, .012) for y in (-.085, .085)]
    made.append(box((.035, .17, 1.28), (-.447, 0, .64), cover, .015))
    made.append(box((.88, .145, 1.23), (.0, 0, .64), paper(PAGES, grain=.05), .004))
    band = paint('#1f1c1a', rough=.7, coat=0)
    made.append(box((.03, .215, 1.285), (.34, 0, .64), band, .005))
    made.append(box((.40, .004, .22), (-.08, -.102, .90), paper('#f2ead9'), .001))
    made.append(box((.24, .003, .012), (-.08, -.105, .93), paint('#4a443c', coat=0), 0))
    made.append(box((.16, .003, .010), (-.08, -.105, .88), paint('#4a443c', coat=0), 0))
    group(made, (0, 0, .016), (math.radians(-9), 0, 0))
    tube([(-.30, .0, .03), (-.30, -.10, .012), (-.29, -.17, .006), (-.27, -.26, .006)], 0, paint('#a3381f', rough=.6, coat=0), flat=(.03, .005))
    box((.70, .30, .10), (0, .30, .05), wood('#b98a56', along='x'), .02)
    stick((0, .34, .09), (0, .18, .84), .03, .03, wood('#b98a56'))


@product('story-trio', elevation=14, azimuth=16, fill=.62)
def story_trio(c=None):
    cloth = dict(threads=60, strength=.15)
    standing_book(linen('#b3502a', **cloth), -.40, .24, .74, 1.10)
    standing_book(linen('#2b5a66', **cloth), -.14, .20, .80, 1.22)
    standing_book(linen('#d2a43c', **cloth), .12, .22, .70, 1.04, lean=0)
    for x, y, h in ((-.40, -.372, .80), (-.14, -.402, .90), (.12, -.352, .76)):
        for z in (h, h - .09):
            box((.12, .004, .022), (x, y, z), metal('#d8b066', rough=.35), 0)
    iron = paint('#2a2724', rough=.5)
    box((.03, .44, .80), (.255, -.02, .40), iron, .012)
    box((.46, .44, .03), (.47, -.02, .015), iron, .012)
    box((.03, .44, .50), (-.545, .0, .25), iron, .012)
    box((.40, .44, .03), (-.72, .0, .015), iron, .012)


@product('letter-set', elevation=34, azimuth=-12, fill=.68)
def letter_set(c=None):
    z = 0
    for i in range(7):
        box((1.02, .74, .012), (.008 * math.sin(i * 3.1), .008 * math.cos(i * 2.3), z + .006), paper(('#efe4cf', '#f5eee0')[i % 2]), .002, (0, 0, .02 * math.sin(i * 1.9)))
        z += .0125
    cream, blue = paper('#f3ead8'), paper('#7f9bb0')
    for i, m in enumerate((blue, cream, blue, cream)):
        box((.90, .62, .014), (.01 * i, -.004 * i, z + .007), m, .003, (0, 0, math.radians(3 - 2 * i)))
        z += .0145
    flap = [(-.44, .30), (0, -.06), (.44, .30)]
    extrude(flap, .006, cream, (.03, 0, z + .004), rot=(math.radians(-90), 0, math.radians(-3)), bevel=.002)
    string = paint('#a3381f', rough=.9, coat=0)
    top, low = z + .016, .0
    step = .0965
    for along, wide, narrow in (((0, 1), .378, .322), ((1, 0), .518, .458)):
        path = [(-wide, low), (-wide, step), (-narrow, step + .004), (-narrow, top), (narrow, top), (narrow, step + .004), (wide, step), (wide, low)]
        tube([(along[0] * q, along[1] * q, z) for q, z in path], .009, string, sharp=True)
    for s in (-1, 1):
        tube([(0, 0, top + .01), (s * .13, -.10, top + .05), (s * .20, .02, top + .04), (0, 0, top + .015)], .008, string)
        tube([(0, 0, top + .01), (s * .10, -.18, top + .012), (s * .06, -.26, top + .006)], .008, string)


@product('pencil-cup', elevation=18, fill=.66)
def pencil_cup(c=None):
    vessel([(.33, 0), (.36, .02), (.36, .3), (.36, .74)], .04, wood('#a97a49'), lip=.01)
    for i, (colour, a, tilt, h) in enumerate((('#b3281f', .3, 15, 1.22), ('#1f5f86', 1.9, 13, 1.30), ('#d29a24', 3.2, 17, 1.18), ('#2f6b48', 4.3, 14, 1.26), ('#e0d3bb', 5.4, 12, 1.34))):
        r = math.radians(tilt)
        foot = (-.20 * math.cos(a) * .6, -.20 * math.sin(a) * .6, .08)
        d = (math.sin(r) * math.cos(a), math.sin(r) * math.sin(a), math.cos(r))
        end = tuple(f + x * h for f, x in zip(foot, d))
        tip = tuple(f + x * (h + .13) for f, x in zip(foot, d))
        lead = tuple(f + x * (h + .16) for f, x in zip(foot, d))
        stick(foot, end, .042, .042, paint(colour, coat=.5), 6)
        stick(end, tip, .041, .012, wood('#dcbf92'), 16)
        stick(tip, lead, .012, .002, paint(colour), 12)
