import { ACTION, type Area } from './sample.ts'

export const people: Area = {
  prepare: async (_, { buyer }) => ({ personId: buyer.id }),
  samples: {
    listPeople: ({ email }) => ({ query: `q=${encodeURIComponent(email)}` }),
    getPerson: ({ personId: id }) => ({ params: { id } }),
    blockPerson: ({ personId: id }) => ({
      params: { id },
      body: { ...ACTION, ground: 'law', clause: 'the Fraud Act' },
    }),
    unblockPerson: ({ personId: id }) => ({ params: { id }, body: ACTION }),
    endPersonSessions: ({ personId: id }) => ({ params: { id }, body: ACTION }),
    resetPersonFactor: ({ personId: id }) => ({ params: { id }, body: ACTION }),
    sendPersonExport: ({ personId: id }) => ({ params: { id }, body: ACTION }),
    deletePerson: ({ personId: id }) => ({ params: { id }, body: ACTION }),
  },
}
