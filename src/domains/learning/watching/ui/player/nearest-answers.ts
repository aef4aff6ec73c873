/** What others asked of the lesson and the school answered, as its call gives it. */
export type LessonAnswer = {
  id: number
  question: string
  answer: string
  answeredBy: string
  pagePath: string
  atSeconds: number | null
}

const MOST = 3
/** Of what was typed so much has to be shared; a word or two alone is no question yet. */
const LEAST_SHARED = 0.12
const LEAST_PAIRS = 4

/** The three that come nearest to what is being typed, by the pairs of signs that both have. */
export function nearestAnswers<A extends Pick<LessonAnswer, 'question' | 'answer'>>(
  typed: string,
  answers: readonly A[],
): A[] {
  const asked = pairsOf(typed)
  if (asked.size < LEAST_PAIRS) return []
  return answers
    .map((one) => ({
      one,
      shared: Math.max(share(asked, pairsOf(one.question)), 0.6 * share(asked, pairsOf(one.answer))),
    }))
    .filter(({ shared }) => shared >= LEAST_SHARED)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, MOST)
    .map(({ one }) => one)
}

const share = (asked: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...asked].filter((pair) => other.has(pair)).length / asked.size

/** Endings that every question has say nothing about what it asks. */
const EVERYWHERE =
  /(てしまい|てしまう|ですか|でしょうか|ください|ません|ました|ます|です|たい|する|して|いる|こと|とき|よい|どう)/g

function pairsOf(text: string): Set<string> {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(EVERYWHERE, ' ')
    .split(/[^\p{L}\p{N}ー]+/u)
  return new Set(
    words.flatMap((word) => Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))),
  )
}
