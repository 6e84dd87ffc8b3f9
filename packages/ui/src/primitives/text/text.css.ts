import { createVar } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { clampLines } from '../../styles/type.ts'

export const lines = createVar()

export const cut = primitive.style({ ...clampLines(1), WebkitLineClamp: lines })
