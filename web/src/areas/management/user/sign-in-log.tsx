export default function SignInLog() {
  return null
}
