import { supplyPages } from '../../../src/modules/pages/index.ts'
import { ACTION, type Area } from './sample.ts'

const TEXT = { title: 'Studio visits', description: 'When our studios are open.', body: 'Every **Sunday**.' }

export const content: Area = {
  async prepare({ deps: { db, clock } }) {
    await supplyPages(db, clock.now())
    return {}
  },
  samples: {
    listOperatorPages: () => ({}),
    getOperatorPage: () => ({ params: { slug: 'about' } }),
    previewOperatorPage: () => ({ body: TEXT }),
    createOperatorPage: () => ({
      body: {
        slug: 'studio-visits',
        kind: 'information',
        inFooter: false,
        inSitemap: false,
        text: TEXT,
        reason: ACTION.reason,
      },
    }),
    publishOperatorPage: () => ({ params: { slug: 'about' }, body: { ...ACTION, text: TEXT } }),
    deleteOperatorPage: () => ({ params: { slug: 'about' }, body: ACTION }),
    getOperatorSettings: () => ({}),
    publishOperatorSettings: () => ({ body: { ...ACTION, settings: {} } }),
    uploadOperatorPicture: () => ({ picture: true }),
  },
}
