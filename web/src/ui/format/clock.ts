/** 506 → '08:26', and '1:08:26' beyond an hour. */
export function formatClock(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const whole = Math.floor(seconds)
  const hours = Math.floor(whole / 3_600)
  const rest = `${two(Math.floor((whole % 3_600) / 60))}:${two(whole % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
