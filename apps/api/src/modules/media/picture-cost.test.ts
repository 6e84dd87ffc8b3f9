import { expect, test } from 'vitest'
import { refuseCostly } from './picture-cost.ts'

const scans = (count: number) => Buffer.alloc(count * 2, Buffer.from([0xff, 0xda]))
const png = (interlacing: number) => Buffer.alloc(40, interlacing)
const [large, usual] = [
  { width: 8_000, height: 6_000 },
  { width: 4_000, height: 4_000 },
]

test.each([
  ['a camera’s JPEG', scans(1), { format: 'jpeg', ...large }, null],
  ['a progressive JPEG', scans(12), { format: 'jpeg', ...large }, null],
  ['a JPEG of a hundred scans', scans(100), { format: 'jpeg', ...large }, /progressive/],
  ['a small JPEG of many scans', scans(60), { format: 'jpeg', ...usual }, null],
  ['a PNG', png(0), { format: 'png', ...large }, null],
  ['an interlaced PNG', png(1), { format: 'png', ...usual }, null],
  ['a large interlaced PNG', png(1), { format: 'png', ...large }, /interlaced PNG.*16 million/],
  ['an AVIF', Buffer.alloc(0), { format: 'heif', ...usual }, null],
  ['a large AVIF', Buffer.alloc(0), { format: 'heif', ...large }, /AVIF picture.*16 million/],
  ['51 million pixels', Buffer.alloc(0), { format: 'webp', width: 8_500, height: 6_000 }, /50 million/],
  ['a long edge', Buffer.alloc(0), { format: 'webp', width: 16_384, height: 1 }, /16,383/],
])('decides by format, pixels and scans about %s', (_what, bytes, facts, reason) => {
  if (reason) expect(() => refuseCostly(bytes, facts)).toThrow(reason)
  else refuseCostly(bytes, facts)
})
