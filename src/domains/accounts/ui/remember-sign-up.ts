/** The order page tells the statistics once that a sign-up led there. */
export const rememberSignUp = () => localStorage.setItem('registrationView', '1')
