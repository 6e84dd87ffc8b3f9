import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = primitive.style({ color: 'inherit', animation: `${turn} 0.8s linear infinite` })
