import { elementPage } from '../examples.tsx'
import { PlaceButton } from '../../../kit/PlaceButton.tsx'
import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'

export default elementPage(
  'buttons',
  {
    sizes: () => (
      <ButtonRow>
        <PlaceButton place="donate" size="small" />
        <PlaceButton place="donate" />
        <PlaceButton place="donate" size="large" />
      </ButtonRow>
    ),
    shapes: () => (
      <ButtonRow>
        <PlaceButton place="join" shape="square" />
        <PlaceButton place="join" shape="soft" />
        <PlaceButton place="join" shape="round" />
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
    outlined: () => (
      <ButtonRow>
        <PlaceButton place="wholeProgramme" tone="outline" />
      </ButtonRow>
    ),
    twoTone: () => (
      <ButtonRow>
        <PlaceButton place="controller" look="two-tone" size="large" />
      </ButtonRow>
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
    slides: () => (
      <ButtonRow>
        <PlaceButton place="wholeProgramme" look="slide-up" />
        <PlaceButton place="donate" look="slide-down" />
        <PlaceButton place="newsletter" look="slide-left" />
        <PlaceButton place="media" look="slide-right" />
      </ButtonRow>
    ),
    expand: () => (
      <ButtonRow>
        <PlaceButton place="join" look="expand" />
      </ButtonRow>
    ),
    textLink: () => (
      <ButtonRow>
        <PlaceButton place="wholeProgramme" look="text" />
        <PlaceButton place="newsletter" look="text" />
      </ButtonRow>
    ),
    fancy: () => (
      <ButtonRow>
        <PlaceButton place="donate" look="fancy" size="large" />
      </ButtonRow>
    ),
    raised: ({ write }) => (
      <ButtonRow>
        <PlaceButton place="join" look="raised" />
        <StyledButton route="contact" anchor="write" look="raised" tone="ink">
          {write}
        </StyledButton>
      </ButtonRow>
    ),
  },
  { grounds: 'both' },
)
