import { drawnIcon } from '../icon/index.ts'

export const minus = drawnIcon('minus', 'sm')
export const plus = drawnIcon('plus', 'sm')
