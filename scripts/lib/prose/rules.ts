import type { Passage, Place } from './passage.ts'

/** A rule of docs/writing.md that a program can check. */
export interface Rule {
  id: string
  /** Matches each fault, in a text without its code spans. */
  pattern: RegExp
  /** Hint on the better wording. */
  instead: string
  places: readonly Place[]
  /** Whether only a reader can tell a fault from a good use. Such findings are listed and never counted. */
  isForReview?: boolean
}

const SCREEN: Place[] = ['screen', 'legal']
const EVERYWHERE: Place[] = ['docstring', 'comment', 'title', 'group', 'description', 'document', ...SCREEN]
const DOCSTRINGS: Place[] = ['docstring', 'description']

const start = (id: string, beginnings: string, instead: string): Rule => ({
  id: `start: ${id}`,
  pattern: new RegExp(`^(?:${beginnings})\\b`),
  instead,
  places: DOCSTRINGS,
})

/** The id is the pattern's first alternative, unless it is given. */
const phrase = (pattern: string, instead: string, rest: Partial<Rule> = {}): Rule => ({
  id: pattern.replace(/\|.*/, ''),
  pattern: new RegExp(`\\b(?:${pattern.replaceAll(' ', '\\s+')})\\b`, 'gi'),
  instead,
  places: EVERYWHERE,
  ...rest,
})

const PREPOSITIONS =
  'In|By|From|For|On|At|To|With|Without|Within|Into|Through|Between|Among|Under|Over|Until|Since|Out of|Per'

const BRITISH =
  'colour\\w*|grey(?:s|ed|ing|ish)?|fulfil|fulfils|licence[sd]?|jewellery|travell(?:ing|ed|ers?)|catalogued?|favour\\w*|behaviour\\w*|honour\\w*|centred?|centres|(?:organ|recogn|normal|initial|serial|real|emphas|summar|minim|maxim|optim|custom|character|prior|synchron|util|special|author|anonym|categor|memor|apolog|final)is(?:e|es|ed|ing|ation)|cancell(?:ed|ing)|labell(?:ed|ing)|modell(?:ed|ing)|signall(?:ed|ing)|totall(?:ed|ing)|marshall(?:ed|ing)|cheques?|analys(?:e|ed|ing)|neighbour\\w*|flavour\\w*|harbour\\w*|labour\\w*|theatre|(?:kilo|centi|milli)?metres?|(?:milli)?litres?|fibres?|defences?|offences?|enquir(?:y|ies|e)|whilst|amongst|artefacts?|judgement|mould(?:s|ed)?|storeys|learnt|spelt|spoilt|burnt|acknowledgement'

export const RULES: readonly Rule[] = [
  start('of', 'Of', 'start with a noun: "Timeout of …", "Maximum number of …"'),
  start('the same', 'The same|Those', 'name the thing'),
  start('who', 'Who|Whose|Whoever', 'name the role'),
  start('somebody', 'Somebody|Nobody|Everybody|Something|Nothing', 'name the role or the thing'),
  start('all that', 'All that|All but|As|So', 'start with a verb or a noun'),
  start('what', 'What', 'start with a noun, or for a function with a verb'),
  start('how', 'How|Where|When|Which|Why', 'start with a noun: "Number of …", "URL of …", "Time of …"'),
  start('preposition', PREPOSITIONS, 'start with a verb or a noun'),
  {
    id: 'first sentence over 25 words',
    // 25 tokens without the end of a sentence, a paragraph or the part before the first tag, and one more.
    pattern: /^(?:(?!@)\S*[^\s.!?](?:[ \t]+|[ \t]*\n[ \t]*(?!\n))){25}[^\s@]/,
    instead: 'make it two sentences',
    places: DOCSTRINGS,
  },

  phrase('whoever', 'anyone who, the caller, the buyer'),
  phrase('meanwhile', 'since then, in the meantime, or the event'),
  phrase('anew', 'again, from scratch'),
  phrase('is told|(?:are|was|were|be|been|being) told', 'gets an email, sees, is notified, returns'),
  phrase('by itself|by themselves', 'automatically, alone'),
  phrase('any more', 'no longer; "anymore" on screen'),
  phrase(
    'becomes of|became of|become of|hears? of|heard of|can be had|to be had',
    'happens to, is notified of, is available',
  ),
  phrase('take away|takes away|took away|taken away|taking away|mend|mends|mended|mending', 'remove, fix'),
  phrase('none of (?:ours|its|theirs)|(?<!\\bthere )is none', "isn't a …, doesn't belong to", {
    id: 'is none',
  }),
  phrase('somebody|anybody|everybody', 'the role; someone, anyone, everyone'),
  phrase('nobody', 'no one, or say it positively'),
  phrase('stands?(?!-|\\s+for\\b)', 'is, appears, contains, is declared in', { id: 'stands' }),
  phrase('words', 'text, wording, message, label, description'),
  phrase('pieces?', 'item, unit', { id: 'piece' }),
  phrase('beside', 'next to, in addition to, compared with'),
  phrase('where', 'if, when', { places: EVERYWHERE.filter(place => !SCREEN.includes(place)) }),
  phrase(BRITISH, 'US spelling', { id: 'British spelling' }),
  phrase(
    'go(?:es)? back|comes? back|is there|are there|is gone|are gone|as it is|as they are|all of it|of its own',
    'returned, refunded, exists, deleted, unchanged, the whole, its',
    { id: 'for review', isForReview: true },
  ),

  {
    id: 'title: first word',
    pattern: /^(?:of|who|what|nobody|nothing|also|and)\b/i,
    instead: 'start with a verb in the present tense',
    places: ['title'],
  },
  {
    id: 'title: preposition',
    pattern: new RegExp(`^(?:${PREPOSITIONS})\\b`, 'i'),
    instead: 'start with a verb in the present tense',
    places: ['title'],
  },
  { id: 'title: semicolon', pattern: /;/, instead: 'one outcome a test', places: ['title'] },
  { id: 'title: over 90 characters', pattern: /^.{91}/s, instead: 'say less', places: ['title'] },
  {
    id: 'decision over 60 characters',
    pattern: /^.{61}/,
    instead: 'say less',
    places: ['decision'],
  },
  {
    id: 'no contraction',
    pattern:
      /\b(?:cannot|can not|(?:is|are|was|were|do|does|did|has|have|had|will|would|should|could) not)\b/gi,
    instead: 'isn’t, don’t, can’t …',
    places: ['screen'],
  },
]

/** Whole texts that the specification fixes although a rule refuses them. */
const FIXED = new Set(['Your account is not activated', 'Account not activated'])

export interface Finding {
  id: string
  line: number
  /** The refused text, shortened. */
  found: string
  instead: string
}

/**
 * Applies the rules to one passage. Screen texts are counted apart: their findings' ids begin with `screen:`.
 *
 * @param text the passage's text without its code spans
 */
export function findIn({ place, line }: Passage, text: string): Finding[] {
  if (FIXED.has(text.trim())) return []
  const prefix = SCREEN.includes(place) ? 'screen: ' : ''
  return RULES.filter(rule => rule.places.includes(place)).flatMap(({ id, pattern, instead }) =>
    matches(pattern, text).map(({ 0: match, index }) => ({
      id: `${prefix}${id}`,
      line: line + (text.slice(0, index).match(/\n/g)?.length ?? 0),
      found: shorten(match.replaceAll(/\s+/g, ' ')),
      instead,
    })),
  )
}

function matches(pattern: RegExp, text: string): RegExpMatchArray[] {
  if (pattern.global) return [...text.matchAll(pattern)]
  const match = text.match(pattern)
  return match ? [match] : []
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trim()} …` : text)

export const isForReview = (id: string): boolean =>
  RULES.some(rule => rule.isForReview && id.replace('screen: ', '') === rule.id)
