const godan: Record<string, string> = {
  く: 'き',
  ぐ: 'ぎ',
  す: 'し',
  つ: 'ち',
  ぶ: 'び',
  む: 'み',
  ぬ: 'に',
  う: 'い',
  る: 'り',
}
const ichidan = /([いきぎしじちにびみりえけげせぜてでねべめれ]|見)る$/

/** A verb in dictionary form as one says it to somebody: 「目を描く」 becomes 「目を描きます」. */
export function polite(verb: string): string {
  if (verb.endsWith('する')) return `${verb.slice(0, -2)}します`
  if (verb.endsWith('ない')) return `${verb}ようにします`
  const end = verb.at(-1) ?? ''
  return `${verb.slice(0, -1)}${ichidan.test(verb) ? '' : godan[end]}ます`
}
