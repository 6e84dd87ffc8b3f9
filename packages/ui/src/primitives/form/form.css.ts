import { primitive } from '../../styles/layered.ts'

export const fields = primitive.style({ display: 'grid', gap: '18px', gridTemplateColumns: 'minmax(0, 1fr)' })
