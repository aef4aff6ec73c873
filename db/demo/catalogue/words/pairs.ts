/** Reads 「線画 せんが、人体 じんたい」 as pairs of a word and its hiragana. */
export function pairs(list: string): [word: string, hiragana: string][] {
  return list
    .trim()
    .split(/、|\n/)
    .map((pair) => {
      const [word = '', hiragana = ''] = pair.trim().split(' ')
      return [word, hiragana]
    })
}
