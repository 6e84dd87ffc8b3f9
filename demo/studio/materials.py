"""Materials: one function per stuff. Colours are sRGB hex; tint=True marks what colour variants may recolour.

A tinted material also writes its base colour into an AOV pass (diffuse, gloss or transmission), from which
recolour.py makes the other colours of the product without another render.
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

    def stretched(self, scale):
        """Object coordinates scaled per axis."""
        mapping = self.node('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = scale
        self.wire(self.coords.outputs['Object'], mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def ramp(self, factor, stops):
        """Colours over a factor; stops are (position, linear colour)."""
        ramp = self.node('ShaderNodeValToRGB')
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = stops[0][0], (*stops[0][1], 1)
        ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = stops[-1][0], (*stops[-1][1], 1)
        for position, colour in stops[1:-1]:
            ramp.color_ramp.elements.new(position).color = (*colour, 1)
        self.wire(factor, ramp.inputs['Fac'])
        return ramp.outputs['Color']

    def base(self, socket):
        self.wire(socket, self.bsdf.inputs['Base Color'])

    def bump(self, factor, strength, distance=0.02):
        bump = self.node('ShaderNodeBump', strength=strength, distance=distance)
        self.wire(factor, bump.inputs['Height'])
        self.wire(bump.outputs['Normal'], self.bsdf.inputs['Normal'])

    def noise(self, scale, detail=3.0, vector=None):
        noise = self.node('ShaderNodeTexNoise', scale=scale, detail=detail)
        self.wire(vector or self.coords.outputs['Object'], noise.inputs['Vector'])
        return noise.outputs['Fac']

    def weave(self, scale):
        """Warp and weft: two sets of bands crossing at right angles."""
        bands = []
        for axis in ('X', 'Z'):
            wave = self.node('ShaderNodeTexWave', scale=scale, distortion=1.2, detail=1.0, detail_scale=2.0)
            wave.bands_direction = axis
            self.wire(self.coords.outputs['Object'], wave.inputs['Vector'])
            bands.append(wave.outputs['Fac'])
        mix = self.node('ShaderNodeMath')
        mix.operation = 'MULTIPLY'
        self.wire(bands[0], mix.inputs[0])
        self.wire(bands[1], mix.inputs[1])
        return mix.outputs['Value']

    def done(self):
        if self.aov:
            out = self.tree.nodes.new('ShaderNodeOutputAOV')
            out.name = self.aov
            base = self.bsdf.inputs['Base Color']
            if base.is_linked:
                self.wire(base.links[0].from_socket, out.inputs['Color'])
            else:
                out.inputs['Color'].default_value = base.default_value
        return self.material


def scaled(colour, k):
    return tuple(min(x * k, 1) for x in colour)


def glaze(colour, tint=False, rough=0.24, coat=0.75, speckle=None):
    """Fired glaze; speckle is the hex of iron spots."""
    s = Stuff(colour, tint, roughness=rough, clearcoat=coat, clearcoat_roughness=0.06)
    if speckle:
        s.base(s.ramp(s.noise(42, 2), [(0.655, s.colour), (0.70, linear(speckle))]))
    return s.done()


def clay(colour, tint=False, rough=0.78, grain=0.25):
    """Unglazed earthenware, plaster, stone."""
    s = Stuff(colour, tint, roughness=rough, clearcoat=0.03)
    s.bump(s.noise(34, 5), grain)
    return s.done()


def glass(colour='#ffffff', tint=False, rough=0.0, ior=1.45):
    """Clear glass. Shadows and diffuse bounces pass straight through, so there are no caustic fireflies."""
    s = Stuff(colour, tint, aov='tint_trans', roughness=rough, transmission=1.0, ior=ior)
    path = s.node('ShaderNodeLightPath')
    either = s.node('ShaderNodeMath')
    either.operation = 'MAXIMUM'
    s.wire(path.outputs['Is Shadow Ray'], either.inputs[0])
    s.wire(path.outputs['Is Diffuse Ray'], either.inputs[1])
    clear = s.node('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (*(0.25 + 0.72 * c for c in s.colour), 1)
    mix = s.node('ShaderNodeMixShader')
    s.wire(either.outputs[0], mix.inputs[0])
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
    """Planed wood, its grain running along one axis of the object."""
    s = Stuff(colour, tint, roughness=rough, clearcoat=coat)
    stretch = {'x': (0.12, 1, 1), 'y': (1, 0.12, 1), 'z': (1, 1, 0.12)}[along]
    vector = s.stretched(tuple(scale * v for v in stretch))
    wave = s.node('ShaderNodeTexWave', scale=2.6, distortion=7.0, detail=3.0, detail_scale=2.0)
    s.wire(vector, wave.inputs['Vector'])
    pores = s.noise(40, 4, vector)
    mix = s.node('ShaderNodeMath')
    mix.operation = 'MULTIPLY_ADD'
    mix.inputs[1].default_value = 0.55
    s.wire(wave.outputs['Fac'], mix.inputs[0])
    half = s.node('ShaderNodeMath')
    half.operation = 'MULTIPLY'
    half.inputs[1].default_value = 0.6
    s.wire(pores, half.inputs[0])
    s.wire(half.outputs[0], mix.inputs[2])
    s.base(s.ramp(mix.outputs[0], [(0.12, scaled(s.colour, 0.62)), (0.85, scaled(s.colour, 1.06))]))
    s.bump(pores, 0.06)
    return s.done()


def leather(colour, tint=False, rough=0.48):
    s = Stuff(colour, tint, roughness=rough, clearcoat=0.06)
    cells = s.node('ShaderNodeTexVoronoi', scale=70)
    s.wire(s.coords.outputs['Object'], cells.inputs['Vector'])
    s.bump(cells.outputs['Distance'], 0.16)
    return s.done()


def metal(colour='#c9a464', tint=False, rough=0.22):
    """Brass, gold, steel, copper: whatever the colour says."""
    return Stuff(colour, tint, aov='tint_gloss', roughness=rough, metallic=1.0).done()


def iron(colour='#26241f', rough=0.5):
    s = Stuff(colour, roughness=rough, specular=0.6)
    s.bump(s.noise(90, 3), 0.12)
    return s.done()


def linen(colour, tint=False, threads=46, strength=0.35, slubs=0.10):
    """Woven cloth with visible threads and a little unevenness of dye."""
    s = Stuff(colour, tint, roughness=0.95, specular=0.06)
    s.base(s.ramp(s.noise(5, 4), [(0.3, scaled(s.colour, 1 - slubs)), (0.7, scaled(s.colour, 1 + slubs * 0.5))]))
    s.bump(s.weave(threads), strength)
    return s.done()


def wool(colour, tint=False, scale=55, strength=0.55):
    s = Stuff(colour, tint, roughness=1.0, sheen=0.04, specular=0.05)
    s.bump(s.noise(scale, 6), strength)
    return s.done()


def paper(colour='#f3ebdc', tint=False, grain=0.08):
    s = Stuff(colour, tint, roughness=0.9, specular=0.2)
    if grain:
        s.bump(s.noise(120, 3), grain)
    return s.done()


def wax(colour='#f1e4c8', tint=False):
    return Stuff(colour, tint, roughness=0.42, clearcoat=0.12, specular=0.35).done()


def paint(colour, tint=False, rough=0.42, coat=0.1):
    """Painted wood, lacquer, moulded plastic."""
    return Stuff(colour, tint, roughness=rough, clearcoat=coat, clearcoat_roughness=0.1).done()


def leaf(colour, dark=0.6):
    s = Stuff(colour, roughness=0.45, clearcoat=0.12)
    s.base(s.ramp(s.noise(3.5, 3), [(0.3, scaled(s.colour, dark)), (0.7, scaled(s.colour, 1.15))]))
    return s.done()


def soil():
    s = Stuff('#3b2a1e', roughness=1.0)
    s.bump(s.noise(38, 6), 0.9, 0.05)
    return s.done()


def glow(colour, light, strength, rough=0.6):
    """Something lit from within: a body colour and the colour and strength of its light."""
    s = Stuff(colour, roughness=rough, clearcoat=0.2)
    s.bsdf.inputs['Emission'].default_value = (*linear(light), 1)
    s.bsdf.inputs['Emission Strength'].default_value = strength
    return s.done()
