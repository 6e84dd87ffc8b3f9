"""Tables of the seasons and a desk: rooms in which things of several shops stand together."""
import forms
import stage
from materials import clay, glass, wax
from recipes import find, props, scene
from recipes import clearwater_glass, ember_house, green_porch, kiln_and_cove, lumen_row, oak_and_iron, paper_mill_lane
from recipes.interior import RATIO, WIDTH, flame, outside, planks, prop, shoot, slab, stand, sun, wall

CLEAR = clearwater_glass.CLEAR


def room(name, samples=4):
    return scene(f'room-{name}', ratio=RATIO, width=WIDTH, samples=samples)


def tapers(c):
    """The three tapers with their holders, burning."""
    m = wax(c)
    for x, y, h in ((-.40, .05, 1.05), (.02, -.14, .76), (.42, .10, 1.32)):
        ember_house.holder(x, y)
        forms.put(lambda: ember_house.taper(m, h, lit=True), x, y, .20)


def tumbler(c):
    clearwater_glass.rippled(glass(c))


@room('winter', samples=4)
def winter():
    find('tide-plate')
    wall('#2f4c5c', [(-2.35, .62, .55, 1.45), (0, .62, .55, 1.45), (2.35, .62, .55, 1.45)])
    outside('#c98a6c', '#27447f', '#1d3f6e', 1.10, .55)
    planks(('#8a5c36', '#83562f', '#91643c'))
    stand('enamel-pot', 'cherry', -2.50, .30, 16, height=1.02)
    prop(lambda: oak_and_iron.board(1.3, 1.9), -1.02, .45, 82, 0, .62)
    prop(lambda: oak_and_iron.bread(0, 0, 0, 0, 1.0), -1.02, .45, 24, .055, .78)
    stand('tide-plate', 'sand', -1.35, -.95, width=1.30)
    prop(lambda: props.cloth(0, 0, 0, 2.2, 1.3, '#7d8b92'), -2.55, -1.10, 12)
    for x, y, wine in ((.02, -.42, True), (.62, .02, False)):
        stand('wine-glass', None, x, y, build=lambda c: clearwater_glass.wine(glass(CLEAR), 1 if wine else None), height=1.08)
    stand('taper-candles', 'forest', 1.72, .10, build=tapers, height=1.72)
    stand('pepper-mill', 'oak', 2.86, .30, height=.98)
    prop(lambda: ember_house.orange(0, 0), .92, -1.05, 30)
    prop(lambda: props.pear(0, 0, 20), 2.12, -1.02)
    prop(lambda: props.lemon(0, 0, 60, '#c7791f'), 1.45, -1.30)
    for x, y, z in ((1.36, .12, 1.52), (1.74, -.02, 1.25), (2.10, .16, 1.82)):
        flame(x, y, z, 10)
    stage.area((-5, -5.5, 5.5), 1.6, 700, (0, 0, .5), (1, .86, .70))
    stage.area((5.5, -4, 3.5), 2.5, 90, (0, 0, .6), (.75, .84, 1))
    stage.world(.13, (.75, .85, 1))
    shoot()


@room('spring', samples=4)
def spring():
    find('bud-vase')
    wall('#cfa385')
    slab('#ddd0ba')
    stand('planter-trio', 'sage', -2.45, .25, height=.72)
    stand('watering-can', 'copper', -1.12, .55, -18, height=1.25)
    stand('bud-vase', 'rose', .18, .42, build=lambda c: clearwater_glass.bud_rose('#efcfcb'), height=1.62)
    stand('harbour-teapot', 'oat', 1.42, .20, 12, height=.88)
    stand('cove-mug', 'lagoon', .72, -.72, 28, height=.50)
    stand('cove-mug', 'sand', 2.30, -.62, -18, height=.50)
    stand('tea-towels', None, -1.35, -1.12, 12, width=1.15)
    prop(lambda: props.lemon(0, 0, 60), .02, -.90)
    prop(lambda: props.teaspoon(0, 0, 0), 1.35, -1.15, 24)
    stand('planter-trio', 'sage', 2.86, .50, build=green, height=1.25)
    sun((-8.5, -5.5, 6.2), (.7, 1.5, 1.35), 3900, .12, window=(.42, .32))
    stage.area((5.5, -5, 4), 3, 190, (0, 0, .6), (.95, .97, 1))
    stage.area((-2, -6, 6), 4, 130, (0, 0, .5))
    stage.world(.26)
    shoot()


def green(c):
    """A planter with an agave in it."""
    green_porch.agave(13, .72, 5, 1, clay(c))


@room('summer', samples=8)
def summer():
    find('carafe')
    wall('#e9ddc9', [(x, .74, -.2, 1.35) for x in (-3.6, -1.8, 0, 1.8, 3.6)])
    outside('#cfe3ee', '#6fa3d4', '#4a86b4', 1.30, .95)
    slab('#e8dac2')
    stand('market-tote', 'oat', -2.42, .10, 14, height=1.72)
    stand('dune-pitcher', 'sage', -.92, .22, 8, height=1.22)
    stand('carafe', None, .62, .30, build=lambda c: clearwater_glass.carafe_of(glass(CLEAR), 2.0, fill=(clearwater_glass.water('#d9ecea'), .48)), height=1.52)
    stand('ripple-tumbler', 'sea', -.10, -.72, build=lambda c: tumbler('#bfe2de'), height=.52)
    stand('ripple-tumbler', 'sea', 1.42, -.42, build=lambda c: tumbler('#bfe2de'), height=.52)
    stand('nesting-bowls', None, .55, -1.15, build=lambda c: forms.lathe(kiln_and_cove.BOWL, kiln_and_cove.stoneware('#e4dac8', False)), width=.98)
    for x, y, z, turn in ((.42, -1.12, .26, 20), (.72, -1.22, .26, 110), (.58, -1.02, .40, 70)):
        prop(lambda: props.lemon(0, 0, turn), x, y, 0, z - .13, .42)
    prop(lambda: props.lemon(0, 0, 40), -1.45, -.75)
    stand('agave-pot', None, 2.42, .20, 20, height=1.50)
    stage.area((-5.5, -6, 7.5), .5, 2000, (0, 0, .6), (1, .92, .80))
    stage.area((6, -5, 3.5), 3, 150, (0, 0, .6), (.9, .95, 1))
    stage.world(.32)
    shoot()


@room('autumn', samples=8)
def autumn():
    find('mushroom-lamp')
    wall('#6d7352')
    planks(('#6b4327', '#744a2c', '#63401f'))
    stand('harbour-teapot', 'deep-green', -2.42, .25, 160, height=1.02)
    prop(lambda: props.book(0, 0, 0, 0, colour='#8a4a2c'), -1.95, -1.02, 12, 0, .62)
    stand('pillar-candles', None, -.85, .22, height=1.00, build=pillars)
    stand('mushroom-lamp', 'ember', .72, .30, height=1.62, build=lambda c: lumen_row.mushroom(lumen_row.lacquer(c), lit=7))
    stand('nesting-bowls-large', None, 2.30, -.30, build=lambda c: forms.lathe(kiln_and_cove.BOWL, kiln_and_cove.stoneware('#5f7f86', False)), width=1.45)
    for x, y, z, turn in ((2.05, -.30, .30, 0), (2.50, -.22, .30, 70), (2.28, -.52, .33, 150)):
        prop(lambda: props.pear(0, 0, turn, ('#8f8a42', '#a4742c', '#9a8f3c')[round(turn) % 3]), x, y, 0, z - .12, .46)
    prop(lambda: props.pear(0, 0, 40, '#a4742c'), 1.30, -1.00)
    stand('story-trio', None, 3.02, .75, -8, height=1.02)
    stand('cove-mug', 'ink', -.10, -.95, 24, height=.50)
    flame(.72, .10, .98, 26)
    for x, y, z in ((-1.15, .30, 1.12), (-.62, .34, .90), (-.84, -.06, .70)):
        flame(x, y, z, 5)
    stage.area((-5, -5, 5.5), 1.0, 900, (0, 0, .5), (1, .88, .70))
    stage.area((5.5, -4, 3.5), 2.5, 120, (0, 0, .6), (1, .95, .9))
    stage.world(.16, (1, .95, .9))
    shoot()


def pillars(c=None):
    """The three pillars, burning."""
    for x, y, h, tone in ((-.42, .16, 1.6, '#d09a3c'), (.40, .24, 1.2, '#d8ac58'), (.06, -.46, .8, '#c78d2e')):
        forms.put(lambda: ember_house.pillar(.35, h, tone, lit=True), x, y)


@room('desk', samples=8)
def desk():
    find('arc-desk-lamp')
    wall('#7f9cae')
    planks(('#b98a56', '#b08050', '#c0915e'))
    stand('snake-plant', 'terracotta', -2.72, .35, height=1.85)
    stand('pocket-radio', 'cream', -1.42, .25, 12, height=1.02)
    stand('linen-journal', 'clay', -.52, -.98, 24, build=lambda c: journal(c), width=1.15)
    prop(lambda: props.pencil(0, 0, .035, 0, '#8d3b26'), .78, -1.12, 28)
    stand('arc-desk-lamp', 'mustard', 1.05, .20, height=1.95, build=lambda c: lumen_row.desk(lumen_row.matte(c), lit=4))
    stand('pencil-cup', None, .05, .45, height=1.02)
    stand('letter-set', None, 2.42, -.62, -14, width=1.35)
    stand('cove-mug', 'ink', 1.98, .35, 20, height=.50)
    flame(1.62, .0, 1.30, 14)
    sun((8.5, -5.5, 6.0), (-.9, 1.5, 1.35), 4600, .12, window=(.42, .32))
    stage.area((-5.5, -5, 4.5), 3, 330, (0, 0, .6), (.95, .97, 1))
    stage.world(.30)
    shoot()


def journal(c):
    paper_mill_lane.hardback(paper_mill_lane.cloth(c), 1.48, 2.1, .24, None, '#1f1c1a', [('caps', 6.4, 'PAPER MILL LANE'), '-', ('bold', 19, 'Journal')])
