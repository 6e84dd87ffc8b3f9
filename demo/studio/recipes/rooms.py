"""Tables of the seasons: rooms in which things of several shops stand together."""
import forms
import stage
from materials import clay, glass, wax
from recipes import find, props, scene
from recipes import clearwater_glass, ember_house, green_porch, oak_and_iron
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
