import { useEffect } from 'react'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** Tells the statistics, once for each sign-up, that it has led to the order page. */
export function RegistrationView() {
  useEffect(() => {
    if (localStorage.getItem('registrationView') === null) return
    localStorage.removeItem('registrationView')
    const layer = (window.dataLayer ??= [])
    layer.push({ event: 'registration_view' })
  }, [])
  return null
}
