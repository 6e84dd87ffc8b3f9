"""Materials: one function per stuff. Colours are sRGB hex; tint=True marks what colour variants may recolour.

A tinted material also writes its base colour into an AOV pass (diffuse, gloss or transmission), from which
recolour.py makes the other colours of the product without another render. Grain (threads, pores, speckles) is in
the base colour, because that is what the denoising network keeps; `fine` makes it finer where a unit is longer.
"""
import bpy

AOVS = ('tint_diffuse', 'tint_gloss', 'tint_trans')


def linear(hex_colour):
    channels = (int(hex_colour.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(((x + 0.055) / 1.055) ** 2.4 if x > 0.04045 else x / 12.92 for x in channels)


class Stuff:
    """A Principled BSDF being put together node by node."""

    def __init__(self, colour, tint=False, aov='tint_diffuse', **inputs):
        self.material = bpy.data.materials.new('stuff')
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.colour = linear(colour)
        self.shown = None  # the socket of the base colour, once something is painted on it
        self.marked = None  # the socket of its part that may be recoloured, where that is less than all
        self.height = None
        self.bsdf.inputs['Base Color'].default_value = (*self.colour, 1)
        for name, value in inputs.items():
            self.bsdf.inputs['IOR' if name == 'ior' else name.replace('_', ' ').title()].default_value = value
        self.aov = aov if tint else None
        self.coords = self.tree.nodes.new('ShaderNodeTexCoord')

    def node(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            node.inputs[name.replace('_', ' ').title()].default_value = value
        return node

    def wire(self, a, b):
        self.tree.links.new(a, b)

    def math(self, operation, a, b=0.0, c=None):
        """A sum of sockets and numbers."""
        node = self.node('ShaderNodeMath')
        node.operation = operation
        for i, value in enumerate((a, b) if c is None else (a, b, c)):
            if isinstance(value, (int, float)):
                node.inputs[i].default_value = value
            else:
                self.wire(value, node.inputs[i])
        return node.outputs[0]

    def stretched(self, scale):
        """Object coordinates scaled per axis."""
        mapping = self.node('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = scale
        self.wire(self.coords.outputs['Object'], mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def along(self, axis):
        """One coordinate of the object."""
        split = self.node('ShaderNodeSeparateXYZ')
        self.wire(self.coords.outputs['Object'], split.inputs[0])
        return split.outputs['XYZ'.index(axis)]

    def ramp(self, factor, stops):
        """Colours over a factor; stops are (position, linear colour)."""
        ramp = self.node('ShaderNodeValToRGB')
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = stops[0][0], (*stops[0][1], 1)
        ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = stops[-1][0], (*stops[-1][1], 1)
        for position, colour in stops[1:-1]:
            ramp.color_ramp.elements.new(position).color = (*colour, 1)
        self.wire(factor, ramp.inputs['Fac'])
        return ramp.outputs['Color']

    def span(self, factor, low, high, to_low=0.0, to_high=1.0):
        """Maps low..high of a factor to another span, cut at both ends."""
        node = self.node('ShaderNodeMapRange')
        for name, value in (('From Min', low), ('From Max', high), ('To Min', to_low), ('To Max', to_high)):
            node.inputs[name].default_value = value
        self.wire(factor, node.inputs['Value'])
        return node.outputs[0]

    def mix(self, kind, factor, a, b):
        """Two colours (sockets or linear tuples) mixed: MIX, MULTIPLY …"""
        node = self.node('ShaderNodeMixRGB')
        node.blend_type = kind
        for i, value in ((0, factor), (1, a), (2, b)):
            if isinstance(value, (int, float)):
                node.inputs[i].default_value = value
            elif isinstance(value, tuple):
                node.inputs[i].default_value = (*value, 1)
            else:
                self.wire(value, node.inputs[i])
        return node.outputs[0]

    def base(self, socket):
        self.shown = socket
        self.wire(socket, self.bsdf.inputs['Base Color'])

    def shade(self, factor, low, high, to_low, to_high):
        """Multiplies the base colour by to_low..to_high as a factor goes from low to high."""
        k = self.span(factor, low, high, to_low, to_high)
        self.base(self.mix('MULTIPLY', 1.0, self.shown or self.colour, k))
        if self.marked:
            self.marked = self.mix('MULTIPLY', 1.0, self.marked, k)
        return self

    def over(self, mask, colour):
        """Another colour where the mask is 1; it is not recoloured."""
        shown = self.shown or self.colour
        if self.aov:
            self.marked = self.mix('MIX', mask, self.marked or shown, (0.0, 0.0, 0.0))
        self.base(self.mix('MIX', mask, shown, linear(colour)))
        return self

    def rough(self, factor, low, high, to_low, to_high):
        self.wire(self.span(factor, low, high, to_low, to_high), self.bsdf.inputs['Roughness'])

    def bump(self, factor, strength, distance=0.02):
        bump = self.node('ShaderNodeBump', strength=strength, distance=distance)
        self.wire(factor, bump.inputs['Height'])
        if self.height:
            self.wire(self.height, bump.inputs['Normal'])
        self.height = bump.outputs['Normal']
        self.wire(self.height, self.bsdf.inputs['Normal'])

    def noise(self, scale, detail=3.0, vector=None, roughness=0.5):
        noise = self.node('ShaderNodeTexNoise', scale=scale, detail=detail, roughness=roughness)
        self.wire(vector or self.coords.outputs['Object'], noise.inputs['Vector'])
        return noise.outputs['Fac']

    def cells(self, scale, feature='F1', vector=None):
        cells = self.node('ShaderNodeTexVoronoi', scale=scale)
        cells.feature = feature
        self.wire(vector or self.coords.outputs['Object'], cells.inputs['Vector'])
        return cells

    def dots(self, scale, size, share=0.5, vector=None):
        """A mask of spots of many sizes, not quite round, one in each cell of a share of the cells."""
        push = self.node('ShaderNodeTexNoise', scale=scale * 3.2, detail=1.0)
        place = self.node('ShaderNodeVectorMath')
        place.operation = 'MULTIPLY_ADD'
        self.wire(vector or self.coords.outputs['Object'], push.inputs['Vector'])
        self.wire(push.outputs['Color'], place.inputs[0])
        place.inputs[1].default_value = (0.30 / scale,) * 3
        self.wire(vector or self.coords.outputs['Object'], place.inputs[2])
        cells = self.cells(scale, vector=place.outputs[0])
        chance = self.node('ShaderNodeSeparateRGB')
        self.wire(cells.outputs['Color'], chance.inputs[0])
        reach = self.math('MULTIPLY', self.math('POWER', self.span(chance.outputs[0], 1 - share, 1.0), 2.0), size)
        edge = self.math('SUBTRACT', reach, cells.outputs['Distance'])
        return self.span(edge, -0.015, 0.03)

    def threads(self, axis, count):
        """Parallel threads: a wave across the axis, 0 between two threads and 1 on top of one."""
        turn = self.math('MULTIPLY', self.along(axis), count * 3.14159)
        slack = self.math('MULTIPLY', self.noise(9, 2), 3.0)
        wave = self.math('SINE', self.math('ADD', turn, slack))
        return self.math('ABSOLUTE', wave)

    def weave(self, count, axes='XZ'):
        """Plain weave: height of the cloth and unevenness of its threads (slubs), both around 0..1."""
        a, b = axes
        over = {}
        for axis, other in ((a, b), (b, a)):
            thread = self.threads(axis, count)
            half = self.math('SINE', self.math('MULTIPLY', self.along(other), count * 3.14159))
            side = self.math('SINE', self.math('MULTIPLY', self.along(axis), count * 3.14159 / 2))
            over[axis] = self.math('MULTIPLY', thread, self.span(self.math('MULTIPLY', half, side), -1, 1, 0.45, 1.0))
        height = self.math('MAXIMUM', over[a], over[b])
        fine = {axis: count * 0.9 for axis in axes}
        slubs = []
        for axis in axes:
            scale = tuple(fine[n] if n == axis else count * 0.03 for n in 'XYZ')
            slubs.append(self.noise(1.0, 1.0, self.stretched(scale)))
        return height, self.math('MULTIPLY', self.math('ADD', *slubs), 0.5)

    def done(self):
        if self.aov:
            out = self.tree.nodes.new('ShaderNodeOutputAOV')
            out.name = self.aov
            socket = self.marked or self.shown
            if socket:
                self.wire(socket, out.inputs['Color'])
            else:
                out.inputs['Color'].default_value = (*self.colour, 1)
        return self.material


def scaled(colour, k):
    return tuple(min(x * k, 1) for x in colour)


def glaze(colour, tint=False, rough=0.24, coat=0.75, speckle=None, foot=0.0, fine=1.0, clay='#b08a64'):
    """Fired glaze, pooled a little unevenly; speckle is the hex of iron spots, below `foot` the clay is bare."""
    s = Stuff(colour, tint, roughness=rough, clearcoat=coat, clearcoat_roughness=0.06)
    s.shade(s.noise(2.2 * fine, 3), 0.3, 0.7, 0.91, 1.06)
    s.shade(s.noise(80 * fine, 3, roughness=0.7), 0.3, 0.7, 0.90, 1.07)
    s.shade(s.dots(34 * fine, 0.16, 0.30), 0.0, 1.0, 1.0, 0.84)
    s.bump(s.noise(7 * fine, 2), 0.07)
    if speckle:
        s.over(s.math('MULTIPLY', s.dots(24 * fine, 0.27, 0.55), 0.85), speckle)
        s.over(s.math('MULTIPLY', s.dots(66 * fine, 0.38, 0.36), 0.7), speckle)
    if foot:
        edge = s.math('ADD', s.along('Z'), s.math('MULTIPLY', s.noise(5, 2), 0.014))
        bare = s.span(edge, foot + 0.010, foot + 0.004)
        s.over(bare, clay)
        s.wire(s.span(bare, 0, 1, coat, 0), s.bsdf.inputs['Clearcoat'])
        s.rough(bare, 0, 1, rough, 0.85)
    return s.done()


def clay(colour, tint=False, rough=0.78, grain=0.25, fine=1.0):
    """Unglazed earthenware, plaster, stone: sand in it, faint rings of the wheel."""
    s = Stuff(colour, tint, roughness=rough, clearcoat=0.02)
    s.shade(s.noise(3 * fine, 4), 0.3, 0.7, 0.92, 1.05)
    s.shade(s.noise(120 * fine, 3, roughness=0.75), 0.25, 0.75, 0.90, 1.07)
    s.shade(s.dots(60 * fine, 0.32, 0.35), 0.0, 1.0, 1.0, 0.80)
    s.shade(s.dots(48 * fine, 0.28, 0.2, s.stretched((1.1, 1.1, 1.1))), 0.0, 1.0, 1.0, 1.22)
    s.bump(s.noise(34 * fine, 5), grain)
    s.bump(s.noise(1.0, 2, s.stretched((0.6, 0.6, 30 * fine))), 0.12)
    return s.done()


def glass(colour='#ffffff', tint=False, rough=0.0, ior=1.45):
    """Clear glass. Shadows and diffuse bounces pass straight through, so there are no caustic fireflies."""
    s = Stuff(colour, tint, aov='tint_trans', roughness=rough, transmission=1.0, ior=ior)
    path = s.node('ShaderNodeLightPath')
    either = s.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    clear = s.node('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (*(0.25 + 0.66 * c for c in s.colour), 1)
    mix = s.node('ShaderNodeMixShader')
    s.wire(either, mix.inputs[0])
    s.wire(s.bsdf.outputs[0], mix.inputs[1])
    s.wire(clear.outputs[0], mix.inputs[2])
    s.wire(mix.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.done()


def pane(colour='#ffffff'):
    """Thin glass that only reflects at grazing angles and lets the camera see (and recolour) what is behind it."""
    s = Stuff(colour, roughness=0.02)
    clear, shine, grazing, mix = (s.node(f'ShaderNode{n}') for n in ('BsdfTransparent', 'BsdfGlossy', 'LayerWeight', 'MixShader'))
    grazing.inputs['Blend'].default_value = 0.12
    clear.inputs['Color'].default_value = (0.93, 0.955, 0.945, 1)
    shine.inputs['Roughness'].default_value = 0.03
    s.wire(grazing.outputs['Facing'], mix.inputs[0])
    s.wire(clear.outputs[0], mix.inputs[1])
    s.wire(shine.outputs[0], mix.inputs[2])
    s.wire(mix.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.material


def water(colour='#eef6f4'):
    return glass(colour, ior=1.33)


def wood(colour, tint=False, rough=0.45, along='z', scale=1.0, coat=0.08):
    """Planed wood, its grain running along one axis of the object: year rings, fibres and the dark dashes of pores."""
    s = Stuff(colour, tint, roughness=rough, clearcoat=coat)

    def run(across, length):
        return s.stretched(tuple(scale * (length if axis == along else across) for axis in 'xyz'))

    drift = s.noise(1.3, 2, run(1, 0.22))
    rings = s.math('SINE', s.math('MULTIPLY', drift, 62))
    s.shade(rings, -0.8, 1.0, 1.10, 0.70)
    s.shade(s.noise(1.0, 4, run(26, 0.7), 0.65), 0.25, 0.75, 0.82, 1.14)
    s.shade(s.noise(1.0, 2, run(110, 2.2), 0.6), 0.60, 0.68, 1.0, 0.70)
    s.shade(s.noise(1.6, 2, run(1, 0.3)), 0.3, 0.7, 0.92, 1.06)
    s.bump(s.noise(1.0, 3, run(60, 1.6)), 0.05)
    return s.done()


def leather(colour, tint=False, rough=0.48, fine=1.0):
    """Full-grain leather: small plates with creases between them, worn unevenly."""
    s = Stuff(colour, tint, roughness=rough, clearcoat=0.05)
    crease = s.cells(62 * fine, 'DISTANCE_TO_EDGE').outputs['Distance']
    s.shade(crease, 0.0, 0.12, 0.72, 1.0)
    s.shade(s.noise(2.4 * fine, 4), 0.3, 0.7, 0.86, 1.10)
    s.shade(s.noise(60 * fine, 3, roughness=0.7), 0.3, 0.7, 0.93, 1.06)
    s.rough(s.noise(6 * fine, 3), 0.3, 0.7, rough - 0.08, rough + 0.10)
    s.bump(s.span(crease, 0.0, 0.22), 0.22, 0.012)
    return s.done()


def metal(colour='#c9a464', tint=False, rough=0.22, brushed=None):
    """Brass, gold, steel, copper: whatever the colour says; brushed along one axis if told."""
    s = Stuff(colour, tint, aov='tint_gloss', roughness=rough, metallic=1.0)
    if brushed:
        lines = s.noise(1.0, 2, s.stretched(tuple(1.2 if axis == brushed else 170 for axis in 'xyz')))
        s.shade(lines, 0.3, 0.7, 0.90, 1.05)
        s.rough(lines, 0.3, 0.7, rough - 0.05, rough + 0.10)
    return s.done()


def iron(colour='#26241f', rough=0.5, fine=1.0):
    """Cast iron, seasoned."""
    s = Stuff(colour, roughness=rough, specular=0.6)
    s.shade(s.noise(80 * fine, 3, roughness=0.7), 0.3, 0.7, 0.75, 1.3)
    s.rough(s.noise(5 * fine, 3), 0.3, 0.7, rough - 0.12, rough + 0.08)
    s.bump(s.noise(90 * fine, 3), 0.16)
    return s.done()


def linen(colour, tint=False, threads=70, strength=0.5, slubs=0.16, axes='XZ'):
    """Woven cloth with visible threads, thick places in them and a little unevenness of dye."""
    s = Stuff(colour, tint, roughness=0.95, specular=0.04)
    height, uneven = s.weave(threads, axes)
    s.shade(s.noise(4, 4), 0.3, 0.7, 0.95, 1.04)
    s.shade(uneven, 0.34, 0.66, 1 - slubs, 1 + slubs)
    s.shade(height, 0.2, 0.95, 0.66, 1.08)
    s.bump(height, strength, 0.008)
    return s.done()


def wool(colour, tint=False, scale=55, strength=0.55):
    """Felted or brushed wool: short hairs in all directions."""
    s = Stuff(colour, tint, roughness=1.0, sheen=0.06, specular=0.03)
    hair = s.noise(scale * 1.6, 6, roughness=0.75)
    s.shade(hair, 0.3, 0.7, 0.80, 1.12)
    s.shade(s.noise(5, 3), 0.3, 0.7, 0.94, 1.05)
    s.bump(hair, strength)
    return s.done()


def paper(colour='#f3ebdc', tint=False, grain=0.08, fine=1.0):
    """Uncoated paper: cloudy when held against light, a few fibres."""
    s = Stuff(colour, tint, roughness=0.9, specular=0.2)
    s.shade(s.noise(110 * fine, 4, roughness=0.7), 0.25, 0.75, 0.945, 1.03)
    s.shade(s.noise(9 * fine, 4), 0.3, 0.7, 0.975, 1.01)
    s.shade(s.noise(1.0, 2, s.stretched((22 * fine, 150 * fine, 150 * fine)), 0.6), 0.64, 0.70, 1.0, 0.90)
    if grain:
        s.bump(s.noise(120 * fine, 3), grain)
    return s.done()


def pages(colour='#f1e8d6', axis='Z', count=90):
    """The edge of a block of paper: one line a leaf."""
    s = Stuff(colour, roughness=0.9, specular=0.1)
    scale = tuple(count if n == axis else 0.7 for n in 'XYZ')
    lines = s.noise(1.0, 1, s.stretched(scale))
    s.shade(lines, 0.35, 0.65, 0.72, 1.05)
    s.bump(lines, 0.25)
    return s.done()


def wax(colour='#f1e4c8', tint=False):
    """Wax lets light in a little way."""
    s = Stuff(colour, tint, roughness=0.42, clearcoat=0.10, specular=0.35, subsurface=0.0)
    s.shade(s.noise(7, 4), 0.3, 0.7, 0.955, 1.03)
    s.shade(s.noise(60, 3), 0.3, 0.7, 0.98, 1.015)
    s.bump(s.noise(14, 2), 0.04)
    return s.done()


def paint(colour, tint=False, rough=0.42, coat=0.1, fine=1.0):
    """Painted wood, lacquer, moulded plastic."""
    s = Stuff(colour, tint, roughness=rough, clearcoat=coat, clearcoat_roughness=0.1)
    s.shade(s.noise(90 * fine, 3, roughness=0.7), 0.25, 0.75, 0.965, 1.03)
    s.bump(s.noise(60 * fine, 2), 0.03)
    return s.done()


def leaf(colour, dark=0.6):
    s = Stuff(colour, roughness=0.45, clearcoat=0.12)
    s.base(s.ramp(s.noise(3.5, 3), [(0.3, scaled(s.colour, dark)), (0.7, scaled(s.colour, 1.15))]))
    s.shade(s.noise(70, 3), 0.3, 0.7, 0.90, 1.06)
    return s.done()


def soil():
    s = Stuff('#3b2a1e', roughness=1.0)
    s.shade(s.noise(38, 6, roughness=0.7), 0.3, 0.7, 0.5, 1.5)
    s.bump(s.noise(38, 6), 0.9, 0.05)
    return s.done()


def glow(colour, light, strength, rough=0.6):
    """Something lit from within: a body colour and the colour and strength of its light."""
    s = Stuff(colour, roughness=rough, clearcoat=0.2)
    s.bsdf.inputs['Emission'].default_value = (*linear(light), 1)
    s.bsdf.inputs['Emission Strength'].default_value = strength
    return s.done()


def printed(picture, colour='#f6f0e4', rough=0.8):
    """A picture on paper, laid over the form's UV map; see labels.py."""
    s = Stuff(colour, roughness=rough, specular=0.25)
    image = s.node('ShaderNodeTexImage')
    image.image = bpy.data.images.load(picture)
    image.extension = 'EXTEND'
    s.wire(s.coords.outputs['UV'], image.inputs['Vector'])
    s.base(image.outputs['Color'])
    s.shade(s.noise(110, 4, roughness=0.7), 0.25, 0.75, 0.955, 1.02)
    return s.done()
