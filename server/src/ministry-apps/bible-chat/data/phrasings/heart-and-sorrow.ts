/** How people ask about what they feel and carry, by topic. */
export const heartAndSorrow: Readonly<Record<string, string>> = {
  anxiety:
    "what does the bible say about anxiety | worried sick about my kids | can't stop worrying about my son | i can't stop worrying | verse for anxiety | panic attacks and faith | psalm for anxiety | what did Jesus say about worrying | I am so stressed out | my mind won't stop racing | is it a sin to worry | overthinking everything | how do I give my worries to God | nervous about tomorrow",
  fear: "what can i read when i am afraid | verse for when I'm scared | do not be afraid verses | I live in fear all the time | scared of the dark and being alone | bible verse about fear | how do I stop being afraid | scared about my surgery | what does God say to people who are frightened | afraid of the future",
  anger:
    "is it a sin to be angry | how do I control my temper | I blow up at my kids | verse about anger | righteous anger is that a thing | did Jesus get angry | be angry and do not sin meaning | how do I calm down when I'm mad | I yelled at my wife | don't let the sun go down on your anger | so furious I can't think straight",
  bitterness:
    "how do i let go of bitterness | I can't get over what they did | holding a grudge | root of bitterness meaning | resentment is eating me up | how do I stop being bitter about my ex | I'm still mad after ten years | is it wrong to hold grudges | letting go of the past hurt | I keep replaying what she said",
  envy: "how to deal with jealousy | jealous of my brother | how do i stop comparing myself to others | I'm jealous of my friend's life | thou shalt not covet | verse about jealousy | everyone has more than me | envy of my sister | why does she get everything | what is the difference between jealousy and envy | instagram makes me feel behind | is it a sin to be jealous",
  pride:
    'my brother is so arrogant | living with a know-it-all | what does the bible say about pride | is it wrong to be proud of my kids | why is pride a sin | another proverb on pride | arrogant people in the Bible | how do I stop being so proud | is pride the worst sin | God opposes the proud | verse about bragging | being full of yourself',
  humility:
    'what does it mean to be meek | being humble at work | what is humility in the bible | how do I become humble | verse about being humble | is humility thinking less of yourself | what does it mean to humble yourself before God | meekness vs weakness | who was the most humble man | how did Jesus show humility | clothe yourselves with humility | staying humble when you succeed',
  patience:
    'I am tired of waiting on God | God is taking forever | how do i become more patient | verse on patience | I have no patience with my kids | waiting on the Lord | why is God taking so long | how long do I have to wait | patience is a virtue | be still and wait | tired of waiting for an answer | the patience of Job',
  joy: "how can i have joy | the joy of the Lord is my strength | verse about joy | what is the difference between joy and happiness | I don't feel happy anymore | does God want me to be happy | rejoice always what does it mean | how do I find happiness | count it all joy | I lost my joy",
  peace:
    'how can i find peace | verse about peace | peace that passes understanding | I want peace of mind | why is there no peace in the world | blessed peace Jesus gave | how do I get inner peace | prince of peace | my heart is restless | calm in the storm scripture',
  love: 'what does the bible say about love | love is patient love is kind where is that | greatest of these is love | love your neighbor as yourself | what does real love look like | verse about love for a wedding | how should I love people | what did Jesus say was the greatest commandment',
  contentment:
    'how can i be content with what i have | learning to be satisfied | I always want more stuff | Paul said he learned to be content | godliness with contentment | is it wrong to want a bigger house | how to be happy with less | never satisfied with my life | the Lord is my shepherd I shall not want meaning | verse about being content',
  gratitude:
    'why should i be thankful when life is hard | verse about thankfulness | give thanks in all circumstances | how to be more grateful | what does the Bible say about giving thanks | a thanksgiving verse for dinner | count your blessings is that in the bible | the ten lepers and the one who came back | how do I thank God | complaining all the time',
  'self-worth':
    "how can I love myself | I hate myself sometimes | what does god think of me | I feel worthless | am I good enough for God | I hate how I look | I feel like a nobody | who am I in Christ | low self esteem bible | does God think I'm ugly | made in the image of God meaning | I'm not worth anything to anyone",
  courage:
    "how do i find courage | be strong and courageous verse | I need to be brave | standing up for what is right | courage to speak up at work | verse before a big game | I'm a coward | David facing the giant courage | brave women in the bible | strength to do a hard thing",
  'self-control':
    "how do i get more self-control | I can't stop eating | discipline in the Bible | how do I break a bad habit | verse about self discipline | I have no willpower | spending too much time on my phone | laziness in the bible | how do I stop procrastinating | controlling my impulses",
  kindness:
    'what does the bible say about kindness | verse about being kind | how to be nicer to people | be kind to one another | random acts of kindness bible | someone was mean to me do I have to be nice | kindness to animals and people | what is compassion | gentle answer turns away wrath | showing mercy to people',
  grief:
    "my little brother drowned last summer | i cry every night since the funeral | what does the bible say about grief | my mom died and i miss her | how do I get through losing my husband | verse for a funeral | it's been a year and I still cry | is it wrong to keep grieving | lost my best friend | first Christmas without dad | why does it hurt so much since she passed | we buried my brother today | blessed are those who mourn",
  'comforting-others':
    "what can i say to a friend who is grieving | what should I say to my friend whose husband died | how do I comfort somebody who lost a child | what do I write in a sympathy card | what not to say at a funeral | should I include a verse in my text to a grieving friend or is that pushy | my coworker's mom passed what do I say | how to be there for a widow | words for a friend who lost her baby | what do I even say to her | how do I help someone who is sad",
  lament:
    "am i allowed to be angry with god | did anybody in the bible get mad at god | I am so mad at God | is it a sin to be angry with God | can I yell at God | I hate God right now | why did God let this happen to me, I'm furious | complaining to God in the psalms | God let me down | is it ok to question God",
  loneliness:
    "what does the bible say when i feel alone | I have no friends | verse about loneliness | I'm so lonely since the kids left | nobody calls me | eating dinner by myself every night | is God with me when I'm alone | I will never leave you or forsake you | i feel like god has abandoned me | feel invisible at church",
  depression:
    "does the bible say anything about depression | I can't get out of bed | verse for depression | is depression a sin | can a Christian be depressed | Elijah wanted to die under the tree | I feel nothing anymore | everything is dark | should a Christian take antidepressants and see a therapist | why are you downcast O my soul",
  suicide:
    'is suicide an unforgivable sin | do people who commit suicide go to heaven | my brother killed himself is he in hell | what does the bible say about suicide | does God forgive suicide | where does a person go who took their own life | can you be saved if you kill yourself | church teaching on suicide | people in the Bible who killed themselves | lost my son to suicide',
  hope: "where can i find hope in the bible | verse about hope | I've lost all hope | how do you keep hoping | plans to give you a hope and a future | hope when things look bad | is there any hope for me | faith hope and love | what is the Christian hope | hopeful scriptures for a hard season",
  suffering:
    'why did God let my house burn down | what about tsunamis and earthquakes | why does god allow suffering | why does god let kids get cancer | why do bad things happen to good people | if God is good why is there evil | where was God when it happened | why do innocent children suffer | why did God let her get sick | the problem of pain | why earthquakes and wars if God loves us | why me God | what is the book of Job about',
  miscarriage:
    'my granddaughter was stillborn | we lost the twins before birth | where is my baby after a miscarriage | our baby was stillborn | where is she now, my baby died | do babies go to heaven | I lost the pregnancy at 12 weeks | did God take my baby | will I see my unborn child again | grieving a miscarriage | verse for a lost baby | angel baby bible',
  infertility:
    "what does the bible say to couples who cannot have children | we can't get pregnant | women in the Bible who were barren | Hannah prayed for a child | is IVF a sin | why won't God give us a baby | trying for a baby for years | verse for infertility | Sarah had a baby when she was old | everyone is pregnant except me",
  'shame-guilt':
    "how can i forgive myself | I did something awful and it haunts me | how do i get rid of guilt | I'm so ashamed of what I did | can't forgive myself | I feel dirty | how do I stop feeling guilty | something I did years ago haunts me | no condemnation in Christ | shame over my past | what does God do with guilt | I don't deserve to be forgiven",
  burnout:
    "I am so tired all the time from caring for everyone | what can I do about stress | what does the bible say when i am exhausted | I'm burned out | tired of everything | caring for everyone and running on empty | come to me all who are weary | worn out from ministry | I have nothing left to give | Elijah was exhausted | so tired I can't pray | mom burnout verse",
  abuse:
    "my husband hits me and my pastor says to submit | my girlfriend threatens me | I was molested as a child | does the bible tell me to stay with somebody who hurts me | should a wife stay with an abusive husband | is it ok to leave an abuser | what does the Bible say about domestic violence | does turn the other cheek mean staying with a man who hits | my sister's husband is violent | church told her to go back to him | do I have to forgive my abuser | emotional abuse in marriage bible | is divorce allowed for abuse",
  illness:
    'my husband is having surgery tomorrow | waiting at the hospital | what can i read when i am sick | verse for sickness | I was just diagnosed with cancer | psalm for someone in the hospital | prayer verse before chemo | living with chronic pain | why am I always sick | scripture for a sick friend | what does God say to the ill | waiting for test results',
  healing:
    "why hasnt God healed me | still sick after all the prayers | does god still heal people | why wasn't she healed | by his stripes we are healed meaning | do faith healers really heal | pray for healing verse | laying hands on the sick | anointing with oil for healing | is it God's will to heal everyone | how did Jesus heal people | I have faith but I'm still sick",
  doctors:
    'is it a lack of faith to see a doctor or take medicine | are vaccines a sin | can Christians go to therapy | blood transfusion bible | is it wrong to take antidepressants | should I trust God or the doctor | does the Bible mention physicians | is seeing a counselor unbiblical | organ donation is it ok | surgery or prayer',
  death:
    'what happens when we die | do we go straight to heaven | soul sleep | what does the Bible say about life after death | do we become ghosts | is there anything after death | to be absent from the body | where do dead people go | can the dead see us | do people become angels when they die',
  'fear-of-death':
    'i am afraid of dying | scared to die | how do I stop fearing death | verse for a dying person | mom is in hospice and frightened | O death where is your sting | what should I read to someone dying | will dying hurt | I think about death every night',
  heaven:
    "is there really a heaven | does everyone go to heaven | what is heaven like | will I know my family in heaven | are there streets of gold | will we see our loved ones again | what do we do in heaven | who goes to heaven | will I be married in heaven | many mansions in my father's house | do we have bodies in heaven | new heaven and new earth | will I see my mom again",
  hell: 'is hell real | what did Jesus say about hell | is hell forever | would a loving God send people to hell | what is the lake of fire | what is Gehenna | do bad people burn forever | is hell just separation from God | hades and sheol meaning | annihilationism',
  resurrection:
    'did jesus really rise from the dead | proof of the resurrection | empty tomb | how do we know Jesus came back to life | who saw Jesus after he rose | will our bodies rise again | why does the resurrection matter | what does resurrection of the body mean | on the third day',
  cremation:
    "is cremation allowed | is it ok to be cremated | can I scatter my dads ashes at the lake | burial or cremation for a Christian | does the Catholic church allow cremation | will God raise me if I'm cremated | Orthodox view of cremation | what does the bible say about being buried | keeping an urn at home | ashes of my husband",
  alcohol:
    'can I drink wine at dinner | is vaping or drinking wrong | is drinking alcohol a sin | can Christians drink beer | did Jesus drink wine | is one glass of wine ok | what does the Bible say about getting drunk | water into wine was it grape juice | my husband drinks every night | is it ok to go to a bar | be not drunk with wine',
  addiction:
    "how can i get free from an addiction | I relapsed again | verse for someone in recovery | my son is on meth | is addiction a sin | can God help me quit smoking | I can't stop using | verse for staying sober | is smoking weed a sin | help for an alcoholic | 12 steps and the Bible",
  tattoos:
    'are tattoos a sin | is it a sin to get a tattoo | what does Leviticus say about tattoos | can Christians have piercings | I want a cross tattoo | what verse talks about tattoos | my daughter got inked | marks on your body bible | I already have tattoos am I going to hell | tattoo of a Bible verse ok',
  'body-care':
    'what does the bible say about food and health | your body is a temple meaning | is being overweight a sin | gluttony | should Christians exercise | is it wrong to be vegetarian | can I eat meat on Fridays | taking care of my body bible | dieting and God | is junk food a sin',
  disability:
    'what does the bible say about disability | my son is autistic | why was I born this way | does God make people disabled | Down syndrome and God | people in wheelchairs in the Bible | Mephibosheth lame in both feet | who sinned that this man was born blind | church for special needs kids | is disability a punishment',
  euthanasia:
    'what does the bible say about euthanasia and life support | is it wrong to take dad off the ventilator | assisted dying Christian view | DNR is that a sin | pulling the plug | mercy killing bible | should we stop treatment for grandma | feeding tube decision | is it playing God to turn off machines | hospice instead of treatment',
  sleep:
    "i cant sleep | what can i pray when i cannot sleep | verse for bedtime | insomnia and prayer | awake at 3am worrying | psalm for sleep | I have nightmares | peace to lie down and sleep | bedtime prayer for my daughter | he gives his beloved sleep | can't fall asleep since the funeral",
};
