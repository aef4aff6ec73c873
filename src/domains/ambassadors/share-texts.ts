/** By law whoever reads it knows at once that it is advertising. */
export const AD_MARK = 'PR'

/** What ambassadors are given to post. */
export const shareTexts = (siteName: string, link: string): string[] =>
  [
    `${siteName}で、イラストの描き方を動画で学んでいます。基礎からていねいに進むので、独学で迷っていた方におすすめです。`,
    `「描きたいのに描けない」を、1日30分から。${siteName}の講座を無料体験できます。`,
  ].map((text) => `${AD_MARK}：${text}\n${link}`)
