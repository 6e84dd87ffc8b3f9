"""Names of colours and the base colour each stands for (sRGB hex, before light and film).

Film lifts and fades a colour, so these are deeper than what the picture shows. A key NAME/COLOUR is for one product.
"""

TINT = '#b4aca0'

COLOURS = {
    'amber': '#a3591c', 'black': '#242220', 'blue': '#2d5f97', 'cherry': '#a11f24', 'chestnut': '#693b20',
    'clay': '#a04a2c', 'clear': '#f4f8f6', 'cobalt': '#1f429c', 'copper': '#c47a52', 'coral': '#c9553f',
    'cream': '#e9dcc2', 'deep-green': '#263f37', 'ember': '#cb5217', 'eucalyptus': '#8fae98', 'forest': '#244433',
    'gold': '#d8ac5c', 'green': '#3d5340', 'grey': '#7b7974', 'indigo': '#1c3263', 'ink': '#27343f',
    'jade': '#4a8a68', 'lagoon': '#12646c', 'lapis': '#223f8f', 'moss': '#5b6a35', 'mustard': '#c98d1f',
    'navy': '#182c4a', 'oak': '#b98a56', 'oat': '#d6c4a2', 'ochre': '#c08a2c', 'olive': '#66692e',
    'plum': '#5f2f4c', 'red': '#b3281f', 'rose': '#b86868', 'rust': '#ab4620', 'sage': '#7f9479',
    'sand': '#dccbae', 'sea': '#6fb3b0', 'silver': '#c9c9c6', 'slate': '#55606a', 'tan': '#a8703c',
    'teal': '#1d6a70', 'terracotta': '#b04a24', 'walnut': '#74492b', 'white': '#ece6da',
}

OWN = {
    'market-tote/indigo': '#2b3c63', 'dining-chair/navy': '#2a3d5e', 'dining-chair/rust': '#9c4a2c', 'dining-chair/green': '#3a5742',
    'market-tote/olive': '#5d5f30', 'linen-cushion/indigo': '#2f4470',
    'signet-ring/gold': '#e0a12a', 'hoop-earrings/gold': '#e0a12a', 'bolster/rust': '#a8573a', 'bolster/forest': '#35513f', 'tin-candle/gold': '#cc9433',
    'linen-cushion/clay': '#a85a3e', 'linen-cushion/mustard': '#bb8b3a', 'linen-cushion/sage': '#8a9a80',
    'ripple-tumbler/amber': '#dc9440', 'ripple-tumbler/sea': '#84c3bd', 'bud-vase/amber': '#dc9440',
    'bud-vase/rose': '#e2a3a0', 'bud-vase/sea': '#84c3bd', 'linen-journal/clay': '#a9563a', 'linen-journal/forest': '#33513f',
    'watering-can/copper': '#a54e26',
}


def hex_of(colour, product=None):
    return OWN.get(f'{product}/{colour}') or COLOURS[colour]
