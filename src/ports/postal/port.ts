export type Place = { prefecture: string; address: string }

export type Postal = {
  /** The place of a code of seven figures; null where nobody can say, for whatever reason. It never throws. */
  find(zipcode: string): Promise<Place | null>
}
