import { elementPage } from '../examples.tsx'
import { MainLinkButton } from '../../../kit/MainLinkButton.tsx'
import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'

export default elementPage(
  'buttons',
  {
    sizes: () => (
      <ButtonRow>
        <MainLinkButton place="donate" size="small" />
        <MainLinkButton place="donate" />
        <MainLinkButton place="donate" size="large" />
      </ButtonRow>
    ),
    shapes: () => (
      <ButtonRow>
        <MainLinkButton place="join" shape="square" />
        <MainLinkButton place="join" shape="soft" />
        <MainLinkButton place="join" shape="round" />
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
        <MainLinkButton place="wholeProgramme" tone="outline" />
      </ButtonRow>
    ),
    twoTone: () => (
      <ButtonRow>
        <MainLinkButton place="controller" look="two-tone" size="large" />
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
        <MainLinkButton place="wholeProgramme" look="slide-up" />
        <MainLinkButton place="donate" look="slide-down" />
        <MainLinkButton place="newsletter" look="slide-left" />
        <MainLinkButton place="media" look="slide-right" />
      </ButtonRow>
    ),
    expand: () => (
      <ButtonRow>
        <MainLinkButton place="join" look="expand" />
      </ButtonRow>
    ),
    textLink: () => (
      <ButtonRow>
        <MainLinkButton place="wholeProgramme" look="text" />
        <MainLinkButton place="newsletter" look="text" />
      </ButtonRow>
    ),
    fancy: () => (
      <ButtonRow>
        <MainLinkButton place="donate" look="fancy" size="large" />
      </ButtonRow>
    ),
    raised: ({ write }) => (
      <ButtonRow>
        <MainLinkButton place="join" look="raised" />
        <StyledButton route="contact" anchor="write" look="raised" tone="ink">
          {write}
        </StyledButton>
      </ButtonRow>
    ),
  },
  { hasTwins: true },
)
