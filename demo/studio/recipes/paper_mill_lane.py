"""Paper Mill Lane: notebooks, novels and letters. One unit is ten centimetres."""
import math

from forms import box, extrude, lathe, put, ring, tube, vessel
from labels import flat
from materials import linen, metal, pages, paint, paper, wax, wood
from recipes import product, props
from recipes.ember_house import holder, taper

CREAM = '#f2e9d8'
GOLD = '#d9b46a'
LYING = (math.radians(-90), 0, 0)


def sheet(w, d, x=0.0, y=0.0, z=0.0, turn=0.0, colour=CREAM, t=.008):
    return box((w, d, t), (x, y, z + t / 2), paper(colour), .002, (0, 0, math.radians(turn)))


def notebook(tone, title='Notes', w=1.05, d=1.48, h=.09, number='No. 1', coloured=None):
    """A stitched notebook lying on its back cover: a card cover, a cloth spine, a printed label."""
    cover = coloured or paper(tone, fine=1.2)
    box((w - .03, d - .03, h - .03), (.01, 0, h / 2), pages(axis='Z', count=160), .003)
    for z in (.008, h - .008):
        box((w, d, .016), (0, 0, z), cover, .006)
    box((.014, d, h), (-w / 2 + .004, 0, h / 2), cover, .006)
    box((.15, d + .002, .004), (-w / 2 + .072, 0, h), linen('#2e2a28', threads=70, axes='XY'), .001)
    flat([('caps', 5.4, 'PAPER MILL LANE'), '-', ('bold', 15, title), 1, ('italic', 8.5, number)], w * .52, w * .36, (.06, d * .18, h + .0045), LYING)


def hardback(cover, w=1.45, d=2.1, h=.26, ribbon='#a3381f', band=None, title=None):
    """A cloth-bound book lying on its back, its spine to the left."""
    t = .028
    for z in (t / 2, h - t / 2):
        box((w, d, t), (0, 0, z), cover, .010)
    box((t, d, h), (-w / 2 + t / 2, 0, h / 2), cover, .012)
    box((w - .07, d - .07, h - 2 * t), (-.005, 0, h / 2), pages(axis='Z', count=70), .004)
    if ribbon:
        tube([(-w * .2, -d / 2 + .1, h / 2), (-w * .2, -d / 2 - .02, h / 2 - .02), (-w * .19, -d / 2 - .12, .02), (-w * .16, -d / 2 - .28, .008)], 0, paint(ribbon, rough=.6, coat=0), flat=(.05, .006))
    if band:
        strap = linen(band, threads=110, axes='XY')
        box((.07, d + .012, .006), (w * .36, 0, h + .003), strap, .002)
        for s in (-1, 1):
            box((.07, .006, h), (w * .36, s * (d / 2 + .003), h / 2), strap, .002)
    if title:
        flat(title, w * .46, w * .30, (.05, d * .20, h + .002), LYING)


def cloth(tone, tint=False):
    return linen(tone, tint=tint, threads=44, axes='XY', slubs=.13)


def upright(make, d=2.1, lean=-8, turn=0, lift=.0):
    """Stands a lying book up, its cover to the camera."""
    return put(make, 0, 0, lift + d / 2 * math.cos(math.radians(lean)), turn, 1, (90 + lean, 0))


@product('field-notebooks', elevation=38, azimuth=10, fill=.78)
def field_notebooks(c=None):
    for tone, x, y, z, turn, number in (('#2b4a3b', -.30, .16, 0, 14, 'No. 1'), ('#a84f28', .02, .02, .092, 1, 'No. 2'), ('#cdb588', .34, -.12, .184, -13, 'No. 3')):
        put(lambda: notebook(tone, 'Field Notes', number=number), x, y, z, turn)
    put(lambda: props.pencil(0, 0, 0, 0), 1.12, -.80, .035, -8)


def page_of(kind, w, d, z, x=0.0):
    """A printed page: dots, lines or squares."""
    ink = paint('#9fb0b8', rough=.9, coat=0)
    step = .105
    rows, columns = int((d - .2) / step), int((w - .2) / step)
    verts, faces = [], []

    def patch(cx, cy, hw, hd):
        n = len(verts)
        verts.extend([(x + cx - hw, cy - hd, z), (x + cx + hw, cy - hd, z), (x + cx + hw, cy + hd, z), (x + cx - hw, cy + hd, z)])
        faces.append((n, n + 1, n + 2, n + 3))

    for j in range(rows):
        cy = -d / 2 + .15 + step * j
        if kind in ('lined', 'squared'):
            patch(0, cy, w / 2 - .08, .003)
        if kind == 'dotted':
            for i in range(columns):
                patch(-w / 2 + .12 + step * i, cy, .007, .007)
    if kind == 'squared':
        for i in range(columns):
            patch(-w / 2 + .12 + step * i, 0, .003, d / 2 - .1)
    from forms import mesh
    mesh(verts, faces, ink, smooth=False)


@product('notebooks-ruling', elevation=44, azimuth=-8, fill=.80)
def notebooks_ruling(c=None):
    w, d = 1.05, 1.48

    def leaves():
        for s in (-1, 1):
            box((w, d, .02), (s * w / 2, 0, .01), paper('#2b4a3b'), .004)
            box((w - .03, d - .04, .05), (s * (w / 2 - .01), 0, .045), pages(axis='Z', count=160), .01)
            sheet(w - .03, d - .04, s * (w / 2 - .01), 0, .068)
        page_of('dotted', w - .03, d - .04, .0775, -w / 2 + .01)
        page_of('dotted', w - .03, d - .04, .0775, w / 2 - .01)
        tube([(0, -d / 2, .06), (0, 0, .062), (0, d / 2, .06)], .012, paper('#c9bda6'))

    put(leaves, 0, 0, 0, 8)
    put(lambda: notebook('#a84f28', 'Lined', number='A6'), 1.30, .92, 0, -14)
    put(lambda: notebook('#cdb588', 'Squared', number='A6'), 1.52, .66, .092, -30)
    put(lambda: props.pencil(0, 0, 0, 0), .62, -.62, .113, 28)


@product('notebooks-large', elevation=34, azimuth=8, fill=.84)
def notebooks_large(c=None):
    for tone, x, y, z, turn, number in (('#27384c', -.42, .25, 0, 10, 'A4  ·  plain'), ('#8d9a84', -.10, .05, .12, 0, 'A4  ·  lined'), ('#b98a3c', .24, -.16, .24, -9, 'A4  ·  squared')):
        put(lambda: notebook(tone, 'Large', 2.1, 2.97, .115, number), x, y, z, turn)
    put(lambda: props.pencil(0, 0, 0, 0), 1.75, -1.2, .035, -6)


@product('workshop-notebook', elevation=40, azimuth=-14, fill=.78)
def workshop_notebook(c=None):
    w, d, h = 1.48, 2.1, .13
    put(lambda: notebook('#54585a', 'Workshop', w, d, h, 'squared, 5 mm'), 0, 0, 0, 6)

    def rule():
        from forms import mesh
        verts, faces = [], []
        for i in range(21):
            x0, length = w / 2 - .005, .16 if i % 5 == 0 else .09
            y0 = -d / 2 + .05 + i * .1
            n = len(verts)
            verts.extend([(x0 - length, y0 - .004, h + .002), (x0, y0 - .004, h + .002), (x0, y0 + .004, h + .002), (x0 - length, y0 + .004, h + .002)])
            faces.append((n, n + 1, n + 2, n + 3))
        mesh(verts, faces, paint('#efe7d6', rough=.8, coat=0), smooth=False)

    put(rule, 0, 0, 0, 6)
    put(lambda: props.pencil(0, 0, 0, 0, '#c98d1f'), 1.10, -.95, .035, -12)
    steel = metal('#b8b4ab', rough=.3, brushed='y')
    put(lambda: (box((.22, 1.6, .02), (0, 0, .01), steel, .004), ring(.05, .012, (0, .70, .022), steel)), -1.12, -.2, 0, -8)


@product('notebooks-year', elevation=24, azimuth=24, fill=.78)
def notebooks_year(c=None):
    tones = ['#2b4a3b', '#a84f28', '#cdb588', '#27384c', '#8d9a84', '#b98a3c']
    d, hh, t = 1.05, 1.48, .092
    for i in range(12):
        x = -.55 + i * .1
        cover = paper(tones[i % 6])
        for s in (-1, 1):
            box((.012, d, hh), (x + s * (t / 2 - .006), 0, hh / 2 + .02), cover, .004)
        box((t, .012, hh), (x, -d / 2 + .006, hh / 2 + .02), cover, .004)
        box((t - .02, d - .04, hh - .03), (x, .01, hh / 2 + .02), pages(axis='X', count=140), .002)
        flat([('bold', 58, str(i + 1))], .07, .075, (x, -d / 2 - .002, hh * .80), (0, 0, 0), frame=False)
    board = paper('#6e5a44', fine=1.4)
    box((1.34, d + .02, .02), (0, .03, .01), board, .004)
    box((1.34, d + .02, .02), (0, .03, hh + .045), board, .004)
    for s in (-1, 1):
        box((.02, d + .02, hh + .055), (s * .66, .03, (hh + .055) / 2), board, .004)


@product('linen-journal', elevation=14, azimuth=-14, fill=.72)
def linen_journal(c):
    upright(lambda: hardback(cloth(c, True), 1.48, 2.1, .24, None, '#1f1c1a', [('caps', 6.4, 'PAPER MILL LANE'), '-', ('bold', 19, 'Journal')]))
    box((1.1, .5, .14), (0, .44, .07), wood('#b98a56', along='x'), .02)
    box((.10, .09, 1.3), (0, .36, .70), wood('#b98a56'), .01, (math.radians(-8), 0, 0))


@product('journal-complete', elevation=32, azimuth=16, fill=.78)
def journal_complete(c=None):
    def whole():
        hardback(cloth('#244433'), 1.48, 2.1, .27, '#a3381f', '#171513', [('caps', 6.4, 'PAPER MILL LANE'), '-', ('bold', 15, 'Everything'), ('italic', 9, 'dotted, numbered, indexed')])
        tube([(.1, -.95, .135), (.1, -1.07, .115), (.11, -1.17, .02), (.15, -1.36, .008)], 0, paint('#c9982f', rough=.6, coat=0), flat=(.05, .006))
        tube([(.74, .30, .25), (.84, .30, .26), (.85, .30, .16), (.74, .30, .14)], 0, linen('#171513', threads=100), flat=(.34, .014))

    put(whole, 0, 0, 0, 10)
    put(lambda: props.pencil(0, 0, 0, 0, '#244433', 1.6), .86, -.66, .20, 10)
    put(lambda: (sheet(.62, .30, 0, 0, 0, 0, '#d9a86a'), flat([('caps', 9, 'FERRY'), ('bold', 18, 'Admit one')], .58, .27, (0, 0, .0085), LYING, paper='#d9a86a')), -1.06, -.92, 0, 24)


@product('linen-diary', elevation=40, azimuth=-10, fill=.76)
def linen_diary(c):
    put(lambda: hardback(cloth(c, True), 1.48, 2.1, .20, '#c9982f', None, [('caps', 6.4, 'PAPER MILL LANE'), '-', ('bold', 15, 'Week'), ('bold', 15, 'by Week')]), 0, 0, 0, 12)
    put(lambda: props.pencil(0, 0, 0, 0, '#27384c'), 1.12, -.75, .035, -4)


@product('five-year-diary', elevation=22, azimuth=26, fill=.70)
def five_year_diary(c):
    upright(lambda: hardback(cloth(c, True), 1.48, 2.1, .46, None, None, [('bold', 27, 'Five'), ('bold', 27, 'Years')]), lean=0)


@product('pocket-journal', elevation=36, azimuth=12, fill=.80)
def pocket_journal(c):
    put(lambda: hardback(cloth(c, True), .92, 1.32, .17, '#a3381f', '#1f1c1a', [('caps', 6.6, 'PAPER MILL LANE'), '-', ('bold', 18, 'Pocket')]), 0, 0, 0, 9)
    put(lambda: props.pencil(0, 0, 0, 0, '#8d3b26'), .82, -.85, .035, -10)
    brass = metal('#c9a25e', rough=.25)
    for turn in (10, 48):
        put(lambda: (ring(.13, .022, (0, .14, .03), brass), tube([(0, 0, .03), (0, -.42, .03)], .025, brass), box((.12, .05, .03), (.07, -.38, .03), brass, .006), box((.09, .05, .03), (.055, -.28, .03), brass, .006)), -.86, -.15, 0, turn + 120)
    ring(.12, .010, (-.96, -.06, .045), metal('#b8b4ab', rough=.2), (.25, .1, 0))


def volume(tone, title, t, d, h, x, ink=GOLD):
    """A cloth-bound book on its foot, its spine to the camera; t is its thickness."""
    cover = linen(tone, threads=46, slubs=.12)
    for s in (-1, 1):
        box((.03, d, h), (x + s * (t / 2 - .015), 0, h / 2), cover, .010)
    box((t, .03, h), (x, -d / 2 + .012, h / 2), cover, .014)
    box((t - .05, d - .06, h - .06), (x, .012, h / 2), pages(axis='X', count=70), .003)
    flat([('bold', 12.5 if len(title) < 9 else 10, word) for word in title.split('|')] + [4, '-'], h * .46, t * .66, (x, -d / 2 - .0045, h * .58), (0, math.radians(90), 0), paper=tone, ink=ink, frame=False)


def standing(books, gap=.01):
    x = -sum(b[2] + gap for b in books) / 2
    for tone, title, t, d, h in books:
        volume(tone, title, t, d, h, x + t / 2)
        x += t + gap


@product('story-trio', elevation=14, azimuth=18, fill=.76, beside=lambda: props.pear(.75, -.35, 40))
def story_trio(c=None):
    standing([('#9c4526', 'The Ferry', .30, 1.30, 1.95), ('#23505c', 'Lighthouse', .24, 1.30, 1.95), ('#b98a30', 'My Aunt Ada', .27, 1.30, 1.95)])


@product('novels-winter', elevation=26, azimuth=-16, fill=.78)
def novels_winter(c=None):
    z = 0
    for tone, title, turn, w, d, h in (('#2c3f56', 'Snow Line', 5, 1.36, 2.0, .30), ('#8fa3ad', 'The Stove', -6, 1.32, 1.95, .26), ('#dcd5c6', 'White Hours', 9, 1.30, 1.9, .24)):
        ink = '#2c3440' if tone != '#2c3f56' else GOLD
        put(lambda: (hardback(linen(tone, threads=44, axes='XY'), w, d, h, None), flat([('bold', 11, title)], d * .5, h * .55, (-w / 2 - .006, 0, h / 2), (0, 0, math.radians(-90)), paper=tone, ink=ink, frame=False)), 0, 0, z, turn + 78)
        z += h
    put(lambda: notebook_mug(), .02, .02, z, 30)


def notebook_mug():
    from materials import glaze
    from recipes.kiln_and_cove import mug
    put(lambda: mug(glaze('#b0592c', speckle='#4a3626', foot=.05)), 0, 0, 0, 0, .85)
    lathe([(0, .70), (.36, .70)], glaze('#5a2f18', rough=.1), sub=0)


@product('short-stories', elevation=15, azimuth=-20, fill=.74)
def short_stories(c=None):
    def slim(tone, title, ink):
        hardback(linen(tone, threads=44, axes='XY'), 1.25, 1.85, .14, None)
        flat([('caps', 5, 'SHORT STORIES'), '-', *(('bold', 15, word) for word in title), 3, ('italic', 8, 'thirteen of them')], .95, 1.0, (.03, .22, .1425), LYING, paper=tone, ink=ink, frame=False)

    for i, (tone, title, ink) in enumerate((('#5c3a50', ('Bath', 'Water'), '#ecd9b8'), ('#8d9a84', ('Small', 'Change'), '#22251f'), ('#c9b083', ('Ten to', 'Three'), '#2a241c'))):
        put(lambda: upright(lambda: slim(tone, title, ink), 1.85, -10), -1.16 + 1.16 * i, -.30 * (i % 2) + .12, 0, 8 - 8 * i)


@product('slow-journeys', elevation=36, azimuth=10, fill=.82)
def slow_journeys(c=None):
    z = 0
    for tone, title, turn in (('#4d5a34', 'On Foot', 84), ('#2d5f67', 'By Canal', 92), ('#94502a', 'By Mule', 79)):
        put(lambda: (hardback(linen(tone, threads=44, axes='XY'), 1.36, 2.0, .27, None), flat([('bold', 11, title)], 1.0, .16, (-.686, 0, .135), (0, 0, math.radians(-90)), paper=tone, ink='#ecd9b8', frame=False)), -.35, .45, z, turn)
        z += .27
    from forms import mesh
    n = 6
    verts = [(-.9 + 1.8 * i / n, y, .03 + (.10 if i % 2 else 0)) for i in range(n + 1) for y in (-.55, .55)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    put(lambda: (mesh(verts, faces, paper('#e9e0c6'), smooth=False), tube([(-.8, -.2, .12), (-.3, .05, .14), (.1, -.15, .14), (.5, .2, .14), (.8, .1, .12)], .008, paint('#a3381f', coat=0)), tube([(-.8, .3, .12), (-.2, .32, .14), (.3, -.3, .14), (.8, -.3, .12)], .014, paint('#7fa3b5', coat=0))), .62, -.95, 0, 12)


@product('ghost-stories', elevation=18, azimuth=14, fill=.76)
def ghost_stories(c=None):
    standing([('#1f2226', 'Uneasy', .26, 1.25, 1.85), ('#33283a', 'Worse', .29, 1.25, 1.85), ('#461f22', 'Do Not', .33, 1.25, 1.85)])
    holder(.86, -.42)
    put(lambda: taper(wax('#e6d8bc'), .95, lit=True), .86, -.42, .20)


def envelope(tone=CREAM, w=1.62, d=1.14):
    box((w, d, .016), (0, 0, .008), paper(tone), .004)
    extrude([(-w / 2 + .015, .5 * d), (0, -.08 * d), (w / 2 - .015, .5 * d)], .006, paper(tone), (0, 0, .019), rot=LYING, bevel=.002)


def string(w, d, h, tone='#a3381f', top=None):
    """Twine both ways around a stack of w by d by h, with a bow; top has the half sides and the foot of what lies on it."""
    m = paint(tone, rough=.9, coat=0)
    for i, reach in ((1, d / 2), (0, w / 2)):
        inner, foot = (top[i], top[2]) if top else (reach, h)
        half = [(reach + .012, 0), (reach + .012, foot + .008), (inner + .012, h + .008)]
        path = [(-q, z) for q, z in half] + half[::-1]
        tube([(0, q, z) if i else (q, 0, z) for q, z in path], .013, m, sharp=True)
    for s in (-1, 1):
        tube([(0, 0, h + .015), (s * .20, -.13, h + .08), (s * .31, .02, h + .06), (0, 0, h + .02)], .012, m)
        tube([(0, 0, h + .015), (s * .15, -.26, h + .02), (s * .09, -.40, h + .014)], .012, m)


def stack(n, tones, w, d, jitter=.012):
    z = 0
    for i in range(n):
        sheet(w, d, jitter * math.sin(i * 3.1), jitter * math.cos(i * 2.3), z, .7 * math.sin(i * 1.9), tones[i % len(tones)], .014)
        z += .0145
    return z


@product('letter-set', elevation=32, azimuth=-12, fill=.76)
def letter_set(c=None):
    z = stack(12, (CREAM, '#efe4cf'), 2.1, 1.48)
    for i, tone in enumerate(('#7f9bb0', CREAM, '#7f9bb0', CREAM)):
        put(lambda: envelope(tone), .015 * i, -.008 * i, z, 3 - 2 * i)
        z += .024
    string(2.12, 1.5, z, top=(.82, .60, .174))


@product('letter-name', elevation=42, azimuth=12, fill=.82)
def letter_name(c=None):
    def top():
        stack(5, (CREAM,), 1.48, 2.1, .006)
        sheet(1.48, 2.1, 0, 0, .075)
        flat([('caps', 7.0, 'CLARA LINDEN'), 2, ('italic', 6, 'Eight Weir Lane, Bath')], 1.2, .34, (0, .78, .0845), LYING, paper=CREAM, frame=False)

    put(top, -.1, 0, 0, 5)
    put(lambda: (envelope('#7f9bb0'), put(lambda: envelope(), .05, .1, .026, -3)), 1.15, -.65, 0, -16)
    ink = paint('#27384c', rough=.3, coat=.6)
    put(lambda: (lathe([(0, 0), (.045, .02), (.062, .2), (.062, .75), (.066, .76), (.066, .80), (.06, .82), (.05, 1.3), (.02, 1.34), (0, 1.34)], ink), lathe([(.0665, .755), (.069, .76), (.069, .80), (.0665, .805)], metal('#c9a25e'), sub=0)), .30, -.50, .150, 34, 1, (-90, 0))


@product('cards-ten', elevation=30, azimuth=-10, fill=.80)
def cards_ten(c=None):
    put(lambda: stack(10, ('#f3ead8', '#ede1cb'), 1.48, 1.05, .008), -.35, .42, 0, 8)
    put(lambda: flat([('italic', 22, 'Thank you')], 1.1, .6, (0, 0, 0), LYING, paper='#f3ead8', frame=False), -.35, .42, .1465, 8)
    for i in range(5):
        put(lambda: envelope(('#b98a5e', '#c79a70')[i % 2]), .42 + .10 * i, -.62 + .07 * i, .026 * i, -10 - 3 * i)


@product('letter-fifty', elevation=34, azimuth=14, fill=.80)
def letter_fifty(c=None):
    z = stack(26, (CREAM, '#efe4cf'), 1.48, 2.1, .008)
    put(lambda: string(1.5, 2.12, z, '#27384c'), 0, 0)
    for i in range(14):
        put(lambda: envelope((CREAM, '#7f9bb0')[i % 2]), 1.72 + .006 * math.sin(i * 2), -.1 + .01 * math.cos(i * 3), .024 * i, 86 + math.sin(i * 1.7))


BRIGHT = ('#a8281f', '#1f5a7f', '#c98d1f', '#2f6b48', '#d8c9ac')
EARTH = ('#7a3f22', '#a9743f', '#5b6a35', '#4a3a30', '#c9a878')


def cup(m, tones, r=.36, h=.92):
    vessel([(r - .03, 0), (r, .02), (r, .3), (r, h)], .045, m, lip=.01)
    for i, tone in enumerate(tones):
        a, tilt = i * 2.4, 9 + 5 * ((i * 7) % 3) / 2
        q = (r - .10) * (.55 + .4 * ((i * 5) % 3) / 2)
        long = 1.45 + .12 * ((i * 3) % 4)
        put(lambda: put(lambda: props.pencil(0, -long, 0, 0, tone, long), 0, 0, 0, 0, 1, (-90, 0)), -q * .5 * math.cos(a), -q * .5 * math.sin(a), .09, 0, 1, (-tilt * math.sin(a), tilt * math.cos(a)))


@product('pencil-cup', elevation=18, fill=.74)
def pencil_cup(c=None):
    cup(wood('#a97a49'), BRIGHT)


@product('pencil-cup-colours', elevation=26, azimuth=-10, fill=.78)
def pencil_cup_colours(c=None):
    vessel([(.33, 0), (.36, .02), (.36, .3), (.36, .92)], .045, wood('#a97a49'), lip=.01)
    for i, tone in enumerate(EARTH):
        put(lambda: props.pencil(0, 0, 0, 0, tone), .62 + .13 * i, -.95 + .05 * (i % 2), .035, 3 - 2 * i)


@product('pencil-cup-twelve', elevation=20, azimuth=8, fill=.76)
def pencil_cup_twelve(c=None):
    cup(wood('#c39a68'), (*BRIGHT, *EARTH, '#5f2f4c', '#27384c'), .44, .96)


@product('pencil-cup-walnut', elevation=30, azimuth=14, fill=.76)
def pencil_cup_walnut(c=None):
    cup(wood('#5c3a24'), ('#d8c9ac', '#27384c'))
    put(lambda: props.pencil(0, 0, 0, 0, '#c9a878'), .70, -.90, .035, 20)
