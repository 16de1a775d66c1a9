export default function Stub() {
  return <h1>x</h1>
}
