import { useState } from 'react'
import { errorPath } from '../../paths.ts'
import { askForTokens, type CardTokens, type TokenSource } from '../ask-for-tokens.ts'
import { emptyCard, isFilledIn, nameMistake, type CardEntry, type CardMistakes } from '../card-fields.ts'

/**
 * A card from its typing to its tokens. What was typed stays in this page's memory; going back forgets the tokens
 * and the security code, so that going on asks the provider again.
 */
export function useCard(source: TokenSource, given: CardTokens | null = null, itemId: number | null = null) {
  const [card, setCard] = useState<CardEntry>(emptyCard)
  const [mistakes, setMistakes] = useState<CardMistakes>({})
  const [asking, setAsking] = useState(false)
  const [tokens, setTokens] = useState<CardTokens | null>(given)

  const ask = async () => {
    if (asking || !isFilledIn(card) || nameMistake(card.name)) return
    setMistakes({})
    setAsking(true)
    const answer = await askForTokens(source, card)
    // The page that is left stays busy until the next one stands.
    if ('leaveWith' in answer) return location.assign(errorPath(answer.leaveWith, itemId))
    setAsking(false)
    if ('alert' in answer) return window.alert(answer.alert)
    if ('field' in answer) return setMistakes({ [answer.field]: answer.sentence })
    setTokens(answer)
  }

  return {
    card,
    mistakes,
    asking,
    tokens,
    ready: isFilledIn(card),
    change: (change: Partial<CardEntry>) => setCard((now) => ({ ...now, ...change })),
    ask,
    back: () => {
      setTokens(null)
      setCard((now) => ({ ...now, cvc: '' }))
    },
  }
}

export type CardInHand = ReturnType<typeof useCard>
