/** Of the words that are agreed to with a registration; other words are another version, and are asked for again. */
export const TERMS_VERSION = '2020-04-01'

export const ages = {
  1: '18歳未満',
  2: '18〜25歳',
  3: '26〜30歳',
  4: '31〜35歳',
  5: '36〜40歳',
  6: '41歳以上',
} as const
export type Age = keyof typeof ages

export const adLocations = { blog: 'ブログ', twitter: 'X（旧Twitter）', others: 'その他' } as const
export type AdLocation = keyof typeof adLocations

export const NAME_MAX = 50
export const LOCATION_MAX = 255

/** What is wrong with a field, in the same words on the page and from the house. */
export const mistakes = {
  name: '名前は必須です',
  longName: `名前は${NAME_MAX}文字以内で入力してください`,
  age: '年代は必須です',
  location: '必須項目です',
  longLocation: `広告掲載先は${LOCATION_MAX}文字以内で入力してください`,
} as const
