import { elementPage } from '../examples.tsx'
import { MainLinkButton } from '../../../kit/MainLinkButton.tsx'
import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'

export default elementPage(
  'buttons',
  {
    poster: () => <MainLinkButton place="join" look="poster" iconAfter="arrow" />,
    chain: ({ write, call, offices }) => (
      <ButtonRow look="chain">
        <StyledButton route="contact" tone="ink" iconAfter="phone">
          {call}
        </StyledButton>
        <StyledButton route="contact" anchor="write" iconAfter="mail">
          {write}
        </StyledButton>
        <StyledButton route="contact" anchor="offices" tone="outline" iconAfter="globe">
          {offices}
        </StyledButton>
      </ButtonRow>
    ),
    tones: ({ write, offices }) => (
      <ButtonRow>
        <StyledButton route="contact" anchor="write" size="large">
          {write}
        </StyledButton>
        <StyledButton route="contact" anchor="offices" size="large" tone="ink">
          {offices}
        </StyledButton>
        <MainLinkButton place="wholeProgramme" size="large" tone="outline" />
        <MainLinkButton place="media" size="large" look="two-tone" />
      </ButtonRow>
    ),
    cell: ({ write, call }) => (
      <ButtonRow>
        <StyledButton route="contact" size="large" look="cell" iconBefore="phone">
          {call}
        </StyledButton>
        <StyledButton route="contact" anchor="write" size="large" look="cell" iconBefore="mail" tone="ink">
          {write}
        </StyledButton>
        <MainLinkButton place="donate" size="large" look="cell" iconBefore="card" tone="outline" />
      </ButtonRow>
    ),
    shapes: () => (
      <ButtonRow>
        <MainLinkButton place="join" size="large" shape="square" />
        <MainLinkButton place="join" size="large" shape="soft" />
        <MainLinkButton place="join" size="large" shape="round" />
        <MainLinkButton place="join" size="large" look="half" />
      </ButtonRow>
    ),
    things: ({ write }) => (
      <ButtonRow>
        <MainLinkButton place="controller" size="large" look="ticket" />
        <MainLinkButton place="donate" size="large" look="ticket" tone="ink" />
        <MainLinkButton place="join" size="large" look="raised" />
        <StyledButton route="contact" anchor="write" size="large" look="raised" tone="ink">
          {write}
        </StyledButton>
      </ButtonRow>
    ),
    slides: () => (
      <ButtonRow>
        <MainLinkButton place="wholeProgramme" size="large" look="slide-up" />
        <MainLinkButton place="donate" size="large" look="slide-down" />
        <MainLinkButton place="newsletter" size="large" look="slide-left" />
        <MainLinkButton place="media" size="large" look="slide-right" />
        <MainLinkButton place="join" size="large" look="expand" />
      </ButtonRow>
    ),
    paths: () => (
      <ButtonRow>
        <MainLinkButton place="donate" size="large" look="fancy" />
        <MainLinkButton place="office" size="large" look="fancy" />
        <MainLinkButton place="wholeProgramme" size="large" look="text" />
        <MainLinkButton place="newsletter" size="large" look="text" />
      </ButtonRow>
    ),
    sizes: () => (
      <ButtonRow>
        <MainLinkButton place="donate" size="small" />
        <MainLinkButton place="donate" />
        <MainLinkButton place="donate" size="large" />
      </ButtonRow>
    ),
  },
  { preview: 'tones', isSmall: true, sign: 'quarters' },
)
