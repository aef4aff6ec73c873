/** The bank sent the paper back. */
export const rejectedWords = (reason: string) => [
  `お送りいただいた口座振替依頼書は、次の理由で金融機関に登録できませんでした：${reason}`,
  '内容を訂正した依頼書を、期限までにもう一度お送りください。',
]
