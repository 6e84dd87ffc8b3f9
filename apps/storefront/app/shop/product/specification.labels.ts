export const specificationLabels = {
  size: 'Size',
  measures: 'Measures',
  both: '{metric} ({customary})',
  innerDiameter: 'Inner diameter',
  usSize: 'US size',
  howToMeasureRings:
    'The size is the inner circumference in millimeters. Lay a thread around the finger and measure it.',
} as const
