import { elementPage } from '../examples.tsx'
import { ButtonRow, StyledButton } from '../StyledButton.tsx'

export default elementPage('buttons', {
  sizes: ({ write }) => (
    <ButtonRow>
      <StyledButton route="contact" anchor="write" size="small">
        {write}
      </StyledButton>
      <StyledButton route="contact" anchor="write">
        {write}
      </StyledButton>
      <StyledButton route="contact" anchor="write" size="large">
        {write}
      </StyledButton>
    </ButtonRow>
  ),
  shapes: ({ write }) => (
    <ButtonRow>
      <StyledButton route="contact" anchor="write" shape="square">
        {write}
      </StyledButton>
      <StyledButton route="contact" anchor="write" shape="soft">
        {write}
      </StyledButton>
      <StyledButton route="contact" anchor="write" shape="round">
        {write}
      </StyledButton>
    </ButtonRow>
  ),
  flat: ({ write, offices }) => (
    <ButtonRow>
      <StyledButton route="contact" anchor="write">
        {write}
      </StyledButton>
      <StyledButton route="contact" anchor="offices" tone="ink">
        {offices}
      </StyledButton>
    </ButtonRow>
  ),
  outlined: ({ write }) => (
    <StyledButton route="contact" anchor="write" tone="outline">
      {write}
    </StyledButton>
  ),
  twoTone: ({ write }) => (
    <StyledButton route="contact" anchor="write" look="two-tone">
      {write}
    </StyledButton>
  ),
  withIcon: ({ write, call }) => (
    <ButtonRow>
      <StyledButton route="contact" iconBefore="phone">
        {call}
      </StyledButton>
      <StyledButton route="contact" anchor="write" tone="outline" iconAfter="arrow">
        {write}
      </StyledButton>
    </ButtonRow>
  ),
  slides: ({ write }) => (
    <ButtonRow>
      <StyledButton route="contact" anchor="write" look="slide-up">
        {write}
      </StyledButton>
      <StyledButton route="contact" anchor="write" look="slide-down">
        {write}
      </StyledButton>
      <StyledButton route="contact" anchor="write" look="slide-left">
        {write}
      </StyledButton>
      <StyledButton route="contact" anchor="write" look="slide-right">
        {write}
      </StyledButton>
    </ButtonRow>
  ),
  expand: ({ write }) => (
    <StyledButton route="contact" anchor="write" look="expand">
      {write}
    </StyledButton>
  ),
  textLink: ({ write }) => (
    <StyledButton route="contact" anchor="write" look="text">
      {write}
    </StyledButton>
  ),
  fancy: ({ write }) => (
    <StyledButton route="contact" anchor="write" look="fancy">
      {write}
    </StyledButton>
  ),
  raised: ({ write }) => (
    <StyledButton route="contact" anchor="write" look="raised">
      {write}
    </StyledButton>
  ),
})
